/** How soon a cause needs somebody: values of `Contrast.danger`. */
export const EMERGENCY = 2
export const URGENT = 1
export const DANGER_CODE = { emergency: EMERGENCY, urgent: URGENT, routine: 0 } as const

/**
 * What an answer says about the conditions in which it is not as frequent as in everybody else. They are few, which
 * keeps questions cheap; they stand one after another, which keeps them quick.
 */
export interface Contrast {
  /** P(answer | pain here from another cause). */
  background: number
  /** Its entropy term, in nats. */
  backgroundEntropy: number
  /** Condition indexes. */
  index: Int32Array
  /** P(answer | condition). */
  given: Float64Array
  /** Entropy term of `given`, in nats. */
  entropy: Float64Array
  /** EMERGENCY, URGENT or 0. */
  danger: Uint8Array
  /** Whether its not holding is the other answer; else there are several, each with a contrast of its own. */
  orNot: boolean
}

/** One of several exclusive answers: its entropy term is p ln p. */
export function contrastOfOne(background: number, given: Float64Array, dangerOf: Uint8Array): Contrast {
  return contrast(background, given, dangerOf, false, (p) => p * Math.log(p))
}

/** An answer that holds or does not: its entropy term is p ln p + (1 - p) ln (1 - p). */
export function contrastOfYesNo(background: number, given: Float64Array, dangerOf: Uint8Array): Contrast {
  return contrast(background, given, dangerOf, true, (p) => p * Math.log(p) + (1 - p) * Math.log(1 - p))
}

function contrast(
  background: number,
  given: Float64Array,
  dangerOf: Uint8Array,
  orNot: boolean,
  entropyTerm: (p: number) => number,
): Contrast {
  const differing: number[] = []
  given.forEach((p, condition) => {
    if (p !== background) differing.push(condition)
  })
  const index = new Int32Array(differing)
  const own = new Float64Array(differing.map((condition) => given[condition]!))
  return {
    background,
    backgroundEntropy: entropyTerm(background),
    index,
    given: own,
    entropy: own.map(entropyTerm),
    danger: new Uint8Array(differing.map((condition) => dangerOf[condition]!)),
    orNot,
  }
}
