import axe, { type RunOptions } from 'axe-core'
import type { Page, ViewportSize } from 'playwright-core'
import { tried } from '../thoroughness.ts'
import { PHONE } from '../end-to-end/visit.ts'

/** All rules of axe that are about pages. */
const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }
/** Of elements with this attribute alone contrast is looked at, which takes three times as long of all as all other rules. */
const MARK = 'data-looked-at'
const DESKTOP = { width: 1280, height: 800 }
/** The narrowest screen that nothing may be scrolled sideways on: WCAG 2.2, 1.4.10. */
const NARROWEST = { width: 320, height: 640 }

/**
 * Colours are checked in all four looks, of the first and the last of all that is drawn alike (`markDrawnAlike`): the others have the
 * same contrast. Everything else is checked in each theme and at each size; quickly, the first two. Both in one go, as axe draws up
 * its own picture of the page each time.
 */
const LOOKS = [
  { size: PHONE, theme: 'light', check: EVERYTHING },
  { size: PHONE, theme: 'dark', check: COLOURS },
  { size: DESKTOP, theme: 'dark', check: EVERYTHING },
  { size: DESKTOP, theme: 'light', check: COLOURS },
] as const satisfies { size: ViewportSize; theme: 'light' | 'dark'; check: RunOptions }[]

/** What keeps people from using what is shown: in both themes, on a phone and a desk, narrow and enlarged. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(axe.source)
  await page.evaluate(
    (selector) => window.axe.configure({ rules: [{ id: 'color-contrast', selector }] }),
    `[${MARK}]`,
  )
  for (const { size, theme, check } of tried(LOOKS, { quickly: 2 })) {
    await page.setViewportSize(size)
    await showTheme(page, theme)
    await page.evaluate(markDrawnAlike, MARK)
    const found = await violations(page, check)
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

/** What axe finds wrong by these rules: the rule, and where. */
async function violations(page: Page, rules: RunOptions): Promise<string[]> {
  // Only what is wrong is worked out in full.
  const options: RunOptions = { ...rules, resultTypes: ['violations'] }
  const result = await page.evaluate((chosen) => window.axe.run(document, chosen), options)
  return result.violations.map(({ id, help, nodes }) => {
    const where = nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
    return `${id}: ${help}\n${where.join('\n')}`
  })
}

/**
 * Runs in the page. Marks the first and the last shown of the links and texts that are drawn alike: all boxes around them, too, and
 * all that lie across them without being around them, as what is stuck to the screen's edge does.
 */
function markDrawnAlike(mark: string): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
  const kinds = new Map<string, number>()
  const known = new Map<Element, number>()
  const numberOf = (drawn: string): number => {
    const kind = kinds.get(drawn) ?? kinds.size
    kinds.set(drawn, kind)
    return kind
  }
  const boxes: { element: Element; rect: DOMRect; kind: number }[] = []
  const texts: { element: Element; rect: DOMRect; kind: number }[] = []
  // Each comes after the one around it.
  for (const element of [document.documentElement, ...document.documentElement.querySelectorAll('*')]) {
    const { parentElement: parent, tagName } = element
    const style = getComputedStyle(element)
    const kind = numberOf(
      [
        parent ? known.get(parent) : -1,
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
      ].join('|'),
    )
    known.set(element, kind)
    if (!document.body.contains(element) || !element.checkVisibility()) continue
    const shown = { element, rect: element.getBoundingClientRect(), kind }
    const isDrawn =
      !style.backgroundColor.endsWith(', 0)') ||
      style.backgroundImage !== 'none' ||
      element.matches('img, picture, svg, video, canvas')
    if (isDrawn) boxes.push(shown)
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )
    if (hasText || element.matches('a, input, select, textarea')) texts.push(shown)
  }

  const ends = new Map<number, { first: Element; last: Element }>()
  for (const { element, rect, kind } of texts) {
    const across = boxes.flatMap((box) => {
      const { left, right, top, bottom } = box.rect
      const isApart = left >= rect.right || right <= rect.left || top >= rect.bottom || bottom <= rect.top
      if (isApart || box.element.contains(element) || element.contains(box.element)) return []
      const isWhole = left <= rect.left && right >= rect.right && top <= rect.top && bottom >= rect.bottom
      return `${box.kind} ${isWhole ? 'all over' : 'in part'}`
    })
    const seen = numberOf([kind, ...new Set(across)].join('|'))
    ends.set(seen, { first: ends.get(seen)?.first ?? element, last: element })
  }
  for (const { first, last } of ends.values())
    for (const element of [first, last]) element.setAttribute(mark, '')
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
