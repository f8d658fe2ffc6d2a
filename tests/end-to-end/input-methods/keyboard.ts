import type { Locator, Page } from 'playwright-core'
import type { InputMethod } from './input-method.ts'

/** More stops than any page has between its heading and its end. */
const TOO_MANY_PRESSES = 120

/** Tab, arrows, Space and Enter alone, by someone who has to see where the focus is at every stop. */
export function keyboard(page: Page): InputMethod {
  /** Presses a key until the wanted element, or with `orPeer` a radio of its group, has the focus. */
  async function travel(key: string, to: Locator, orPeer = false): Promise<void> {
    const wanted = await to.elementHandle()
    if (!wanted) throw new Error('nothing to travel to')
    for (let presses = 0; presses < TOO_MANY_PRESSES; presses += 1) {
      const { arrived, unseen } = await wanted.evaluate(lookAtFocus, orPeer)
      if (unseen) throw new Error(`The focus cannot be seen: ${unseen}`)
      if (arrived) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} never leads to ${String(to)}`)
  }

  return {
    async press(role, name) {
      await travel('Tab', page.getByRole(role, { name, exact: true }))
      await page.keyboard.press('Enter')
    },
    async choose(group, role, name) {
      const choice = page
        .getByRole('group', { name: group, exact: true })
        .getByRole(role, { name, exact: true })
      await travel('Tab', choice, role === 'radio')
      if (role === 'radio') await travel('ArrowDown', choice)
      if (!(await choice.isChecked())) await page.keyboard.press('Space')
    },
    async write(field, text) {
      await travel('Tab', page.getByRole('textbox', { name: field, exact: true }))
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
  }
}

/** Runs in the page. Whether the focus has arrived, and why it can't be seen where it is, if so. */
function lookAtFocus(wanted: Element, orPeer: boolean): { arrived: boolean; unseen: string | null } {
  const focused = document.activeElement
  const isPeer =
    orPeer &&
    wanted instanceof HTMLInputElement &&
    focused instanceof HTMLInputElement &&
    focused.type === 'radio' &&
    focused.name === wanted.name
  const arrived = focused === wanted || isPeer
  // A heading has the focus only to be read out, at the top of a new page.
  if (!focused || focused === document.body || focused.tagName === 'H1') return { arrived, unseen: null }

  const named = focused.outerHTML.slice(0, 120)
  // A choice shows its focus on the whole card.
  const shown = focused.closest('label') ?? focused
  const hasRing = [focused, shown].some((element) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity === '1'
  })
  if (!hasRing) return { arrived, unseen: `no ring on ${named}` }

  const { left, top, width, height } = shown.getBoundingClientRect()
  const isInSight = [0.1, 0.5, 0.9].some((share) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * share)
    return hit !== null && (shown.contains(hit) || hit.contains(shown))
  })
  return { arrived, unseen: isInSight ? null : `out of sight or covered: ${named}` }
}
