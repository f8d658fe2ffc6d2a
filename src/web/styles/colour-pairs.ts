/** WCAG 2.2: text (1.4.3), and lines, marks and outlines that one has to see (1.4.11). */
const LEAST = { text: 4.5, mark: 3 } as const

export interface ColourPair {
  /** Name of the token in front. */
  front: string
  behind: string
  /** The contrast it must have in both themes. */
  least: number
}

const SURFACES = ['paper', 'surface', 'sunken']
const LEVELS = ['emergency', 'urgent', 'routine', 'self-care']

/** Which colours stand on which. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...SURFACES.flatMap((behind) => [text('ink', behind), text('ink-soft', behind), text('accent', behind)]),
  ...SURFACES.map((behind) => text('accent-strong', behind)),
  text('ink', 'accent-soft'),
  text('accent-strong', 'accent-soft'),
  text('on-accent', 'accent'),
  text('on-accent', 'accent-strong'),
  text('on-emergency', 'emergency-fill'),
  ...['surface', 'paper', 'emergency-soft'].map((behind) => mark('emergency-fill', behind)),
  ...LEVELS.flatMap((level) => [
    text(level, `${level}-soft`),
    text(level, 'surface'),
    text('ink', `${level}-soft`),
    text('ink-soft', `${level}-soft`),
  ]),
  text('for', 'surface'),
  text('against', 'surface'),
  ...SURFACES.flatMap((behind) => [mark('line-strong', behind), mark('focus', behind)]),
]

function text(front: string, behind: string): ColourPair {
  return { front, behind, least: LEAST.text }
}

function mark(front: string, behind: string): ColourPair {
  return { front, behind, least: LEAST.mark }
}
