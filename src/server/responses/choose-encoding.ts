/** The encodings each prepared response is held in, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Browsers send a handful of different headers: their choices are kept, up to this many. */
const KEPT_CHOICES = 100
const choices = new Map<string, Encoding>()

/**
 * The best encoding that an `Accept-Encoding` header allows. What weight a client gives it doesn't matter, as
 * long as it isn't 0: brotli is always the smallest. Without a header, or with nothing we hold: identity.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = choices.get(header)
  if (known) return known
  const choice = parseAndChoose(header)
  if (choices.size < KEPT_CHOICES) choices.set(header, choice)
  return choice
}

function parseAndChoose(header: string): Encoding {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const
      }),
  )
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return ENCODINGS.find((name) => name !== 'identity' && allowed(name)) ?? 'identity'
}
