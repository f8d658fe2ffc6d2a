import type { Page } from 'playwright-core'
import type { InputMethod } from './input-method.ts'

/** How the elements of each role are written on these pages. */
const ELEMENTS = {
  link: 'a[href]',
  button: 'button',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  textbox: 'input, textarea',
}

interface Wanted {
  elements: string
  name: string
  /** Name of the group it is in, where it is in one. */
  group: string | null
}

/**
 * Clicks what has the name as soon as it is there, without looking whether a finger could reach it: a consultation takes half the
 * processor time. For tests of what is asked, kept and said; that everything can be reached is shown by those of the other input methods.
 */
export function clicks(page: Page): InputMethod {
  async function click(role: keyof typeof ELEMENTS, name: string, group: string | null = null) {
    const wanted: Wanted = { elements: ELEMENTS[role], name, group }
    await page.waitForFunction(clickTheOne, wanted, { polling: 20 }).catch(() => {
      throw new Error(`Not one ${role} "${name}"${group === null ? '' : ` in "${group}"`} to be seen`)
    })
  }

  return {
    press: click,
    choose: (group, role, name) => click(role, name, group),
    write: async (field, text) => {
      await click('textbox', field)
      await page.keyboard.type(text)
    },
  }
}

/** Runs in the page. @returns whether there was one such element; a choice that is made already stays so. */
function clickTheOne({ elements, name, group }: Wanted): boolean {
  const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const textOf = (element: Element | null) => (element instanceof HTMLElement ? element.innerText : '')
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label !== null) return inOneLine(label)
    const labelledBy = element.getAttribute('aria-labelledby')
    if (labelledBy !== null)
      return inOneLine(
        labelledBy
          .split(' ')
          .map((id) => textOf(document.getElementById(id)))
          .join(' '),
      )
    if (element instanceof HTMLFieldSetElement) return inOneLine(textOf(element.querySelector('legend')))
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    return inOneLine(labels === null ? textOf(element) : [...labels].map(textOf).join(' '))
  }
  const isNamed = (wanted: string) => (element: Element) =>
    nameOf(element) === wanted && element.getClientRects().length > 0
  const within =
    group === null
      ? [document]
      : [...document.querySelectorAll('fieldset, [role=group]')].filter(isNamed(group))
  const found = within
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(elements)])
    .filter(isNamed(name))
  const [one, another] = found
  if (one === undefined || another !== undefined) return false
  if (!(one instanceof HTMLInputElement && one.checked)) one.click()
  if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) one.focus()
  return true
}
