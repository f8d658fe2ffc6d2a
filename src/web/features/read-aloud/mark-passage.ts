import type { Passage } from './passages.ts'

const NAME = 'read-aloud'
const ATTRIBUTE = 'data-being-read'

/** Marks what is being read, and brings it into sight; null marks nothing. */
export function markPassage(passage: Passage | null): void {
  for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) element.removeAttribute(ATTRIBUTE)
  const highlights = 'highlights' in CSS ? CSS.highlights : null
  highlights?.delete(NAME)
  if (!passage) return
  if (highlights) highlights.set(NAME, new Highlight(passage.range))
  else passage.element.setAttribute(ATTRIBUTE, '')
  passage.element.scrollIntoView({ block: 'nearest' })
}
