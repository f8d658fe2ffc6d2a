import axe, { type RunOptions } from 'axe-core'
import type { Page, ViewportSize } from 'playwright-core'
import { tried } from '../thoroughness.ts'
import { PHONE } from '../end-to-end/visit.ts'

const EVERYTHING: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS: string[] = ['color-contrast', 'link-in-text-block']
const DESKTOP = { width: 1280, height: 800 }
/** The narrowest screen that nothing may be scrolled sideways on: WCAG 2.2, 1.4.10. */
const NARROWEST = { width: 320, height: 640 }

/**
 * What depends on the theme alone is checked in all four looks, everything else in each theme and at each size; quickly, the
 * first two. A look that only checks colours looks at the first and the last of all that is drawn alike (`drawnAlike`). That
 * each of the others can be read is held by the looks at everything: of its place at this size, and of its colours in this theme.
 */
const LOOKS = [
  { size: PHONE, theme: 'light', check: EVERYTHING },
  { size: PHONE, theme: 'dark', check: COLOURS },
  { size: DESKTOP, theme: 'dark', check: EVERYTHING },
  { size: DESKTOP, theme: 'light', check: COLOURS },
] as const satisfies { size: ViewportSize; theme: 'light' | 'dark'; check: string[] }[]

/** What keeps people from using what is shown: in both themes, on a phone and a desk, narrow and enlarged. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(axe.source)
  for (const { size, theme, check } of tried(LOOKS, { quickly: 2 })) {
    await page.setViewportSize(size)
    await showTheme(page, theme)
    const found = await violations(page, check, { ofEachKind: check === COLOURS })
    faults.push(...found.map((fault) => `${theme}, ${size.width} px wide: ${fault}`))
  }

  await page.setViewportSize(NARROWEST)
  faults.push(...(await cutOff(page)).map((fault) => `on the narrowest screen: ${fault}`))
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  return [...faults, ...(await cutOff(page)).map((fault) => `with text twice as large: ${fault}`)]
}
/** Switches the colours as the page's own button does, which a dialog would keep out of reach. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((shown) => {
    document.documentElement.dataset['theme'] = shown
    document.body.className = shown === 'light' ? 'dark' : 'light'
    for (const animation of document.getAnimations()) animation.finish()
  }, theme)
}

/** What axe finds wrong by the rules with these tags or names: the rule, and where. */
async function violations(
  page: Page,
  check: string[],
  { ofEachKind }: { ofEachKind: boolean },
): Promise<string[]> {
  // Only what is wrong is worked out in full.
  const options: RunOptions = { runOnly: check, resultTypes: ['violations'] }
  const include = ofEachKind ? await page.evaluateHandle(drawnAlike) : null
  const result = await page.evaluate(
    ([chosen, elements]) => window.axe.run(elements ? { include: elements } : document, chosen),
    [options, include] as const,
  )
  return result.violations.map(({ id, help, nodes }) => {
    const where = nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
    return `${id}: ${help}\n${where.join('\n')}`
  })
}

/** Runs in the page. @returns the first and the last shown of the links and texts of which all boxes around them are drawn alike, too. */
function drawnAlike(): Element[] {
  const kinds = new Map<string, number>()
  const known = new Map<Element, number>()
  const kindOf = (element: Element): number => {
    const { parentElement: parent, tagName } = element
    const style = getComputedStyle(element)
    const drawn = [
      parent ? (known.get(parent) ?? kindOf(parent)) : -1,
      tagName,
      element.getAttribute('class'),
      element.matches(':disabled, [aria-disabled]'),
      style.color,
      style.fontSize,
      style.fontWeight,
      style.opacity,
      style.textShadow,
      style.backgroundColor,
      style.backgroundImage,
    ].join('|')
    const kind = kinds.get(drawn) ?? kinds.size
    kinds.set(drawn, kind)
    known.set(element, kind)
    return kind
  }
  const ends = new Map<number, { first: Element; last: Element }>()
  for (const element of document.body.querySelectorAll('*')) {
    const kind = kindOf(element)
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )
    if (!(hasText || element.matches('a, input, select, textarea')) || !element.checkVisibility()) continue
    ends.set(kind, { first: ends.get(kind)?.first ?? element, last: element })
  }
  return [...new Set([...ends.values()].flatMap(({ first, last }) => [first, last]))]
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Words that reach beyond the edge of the screen, and the page's width where one can scroll sideways. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { right, width } = range.getBoundingClientRect()
      // Words for screen readers alone stand in a box of one pixel.
      const element = texts.currentNode.parentElement!
      // Of a closed menu the browser tells a place where it never stands.
      const isShown = width > 0 && element.checkVisibility() && element.getBoundingClientRect().width > 1
      if (isShown && right > clientWidth + 1)
        found.push(`${range.toString()} reaches ${Math.round(right)} px`)
    }
    return found
  })
}
