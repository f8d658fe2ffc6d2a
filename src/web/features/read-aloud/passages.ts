import { sentencesOf } from './sentences.ts'
import { spokenMessages } from './spoken-messages.ts'

/** What is spoken at once, and where it stands on the page. */
export interface Passage {
  words: string
  /** Moves with the page when React changes it. */
  range: Range
  /** The block of text it stands in. */
  element: HTMLElement
}

/** Not read: what is pressed, what is drawn, and what is said to screen readers alone. */
const NOT_READ = 'button, summary, output, svg, video, script, style, [aria-hidden="true"]'

/** All that is to be read in a part of a page, sentence by sentence, in the order of the page. */
export function passagesIn(part: Element): Passage[] {
  const fields = new Set<Element>()
  return blocksIn(part).flatMap(([element, texts]) => {
    const whole = texts.map(({ data }) => data).join('')
    const passages = sentencesOf(whole).map(([start, end]) => ({
      words: whole.slice(start, end).replaceAll(/\s+/g, ' '),
      range: rangeOf(texts, start, end),
      element,
    }))
    const [first] = passages
    const field = element.closest('label')?.closest('fieldset')
    if (first && field && !fields.has(field)) {
      fields.add(field)
      first.words = `${spokenMessages.choices} ${first.words}`
    }
    return passages
  })
}

/** The texts that can be seen, by the block each stands in. */
function blocksIn(part: Element): [HTMLElement, Text[]][] {
  const blocks = new Map<HTMLElement, Text[]>()
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && isPassedOver(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  while (texts.nextNode()) {
    if (!(texts.currentNode instanceof Text)) continue
    const block = blockOf(texts.currentNode.parentElement!)
    blocks.set(block, [...(blocks.get(block) ?? []), texts.currentNode])
  }
  return [...blocks]
}

function isPassedOver(element: Element): boolean {
  if (element.matches(NOT_READ)) return true
  // Words for screen readers alone stand in a box of one pixel; what is folded away has none.
  const { width, height } = element.getBoundingClientRect()
  const hasNoBox = getComputedStyle(element).display === 'contents'
  return !hasNoBox && (width <= 1 || height <= 1 || isHidden(element))
}

/** In a closed `details`, say. Browsers too old to tell give what is hidden no box. */
const isHidden = (element: Element) => 'checkVisibility' in element && !element.checkVisibility()

function blockOf(element: HTMLElement): HTMLElement {
  return getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement!) : element
}

function rangeOf(texts: readonly Text[], start: number, end: number): Range {
  const range = document.createRange()
  let before = 0
  for (const text of texts) {
    const after = before + text.length
    if (start >= before && start < after) range.setStart(text, start - before)
    if (end > before && end <= after) range.setEnd(text, end - before)
    before = after
  }
  return range
}
