/** From where to where in a text, in UTF-16 units. */
export type Span = readonly [start: number, end: number]

/** About ten seconds: Chromium has stopped in the middle of what takes fifteen. */
const LONGEST = 160
/** A full stop and its like, Hindi's danda too, with what closes after it, before a gap. */
const END = /[.!?…।॥]+["'”’)\]]*(?=\s)/g

/** The sentences of a text in their order, without the gaps between; long ones in parts, at a comma where there is one. */
export function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(END)].map((end) => end.index + end[0].length)
  return cut(text, [0, text.length], ends).flatMap((sentence) => inParts(text, sentence))
}

function inParts(text: string, [start, end]: Span): Span[] {
  if (end - start <= LONGEST) return [[start, end]]
  const part = text.slice(start, start + LONGEST)
  const comma = Math.max(...[', ', '; ', ': ', ' – '].map((mark) => part.lastIndexOf(mark) + 1))
  const at = comma > LONGEST / 4 ? comma : part.lastIndexOf(' ')
  const from = start + (at > 0 ? at : LONGEST)
  return cut(text, [start, end], [from]).flatMap((each, index) => (index > 0 ? inParts(text, each) : [each]))
}

/** Cuts a part of a text there, and gaps off the pieces. */
function cut(text: string, [start, end]: Span, places: readonly number[]): Span[] {
  const borders = [start, ...places, end]
  return borders.slice(1).flatMap((to, at) => {
    const piece = text.slice(borders[at], to)
    const words = piece.trim()
    if (words === '') return []
    const from = borders[at]! + piece.indexOf(words)
    return [[from, from + words.length] as const]
  })
}
