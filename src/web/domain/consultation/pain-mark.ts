import type { Key } from '#engine'

/** What a tap marks: the place it hurts most, one that the pain spreads to, or another that hurts as well. */
export type Marking = 'main' | 'spread' | 'also'

export type Side = 'left' | 'right'

/**
 * Where exactly it hurts within the chosen place, where it spreads to, where else it hurts, and how strong it is. All of it
 * can be left open.
 */
export interface PainMark {
  /** The main zone; null when only the place was chosen. */
  zone: Key | null
  /** The person's own side that was typed with a place chosen as a whole; a zone has its own. */
  side?: Side | undefined
  /** Zones it spreads to, in the order of choosing; never the main one. */
  spread: readonly Key[]
  /** Zones that hurt as well, or whole places, in the order of choosing; never the main one. */
  also: readonly Key[]
  /** Strength at the main place, a whole number from 0 to 10; null when not given. */
  strength: number | null
}

export const NO_MARK: PainMark = { zone: null, spread: [], also: [], strength: null }

/** 0 is no pain, 10 the worst one can imagine: the numeric rating scale. */
export const STRENGTHS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Marks the flags in `userAnswers` that hold the mark. Step keys have no dot, so the two can't clash. */
export const MARK_PREFIX = 'pain.'

const ZONE = `${MARK_PREFIX}zone`
const SIDE = `${MARK_PREFIX}side`
const SPREAD = `${MARK_PREFIX}spread`
const ALSO = `${MARK_PREFIX}also`
const STRENGTH = `${MARK_PREFIX}strength`

/** The mark as flags `<option>__<idKey>`. */
export function writeMark({ zone, side, spread, also, strength }: PainMark): Record<string, true> {
  return Object.fromEntries(
    [
      ...(zone === null ? (side ? [`${side}__${SIDE}`] : []) : [`${zone}__${ZONE}`]),
      ...spread.map((each) => `${each}__${SPREAD}`),
      ...also.map((each) => `${each}__${ALSO}`),
      ...(strength === null ? [] : [`strength_${strength}__${STRENGTH}`]),
    ].map((flag) => [flag, true as const]),
  )
}

/** The mark with one more stored flag; what makes no sense is left out. A second main zone or strength can only be damage. */
export function markWith(mark: PainMark, option: Key, idKey: string): PainMark {
  if (idKey === ZONE && mark.zone === null) {
    const others = (keys: readonly Key[]) => keys.filter((each) => each !== option)
    return { ...mark, zone: option, side: undefined, spread: others(mark.spread), also: others(mark.also) }
  }
  if (idKey === SPREAD && option !== mark.zone && !mark.spread.includes(option)) {
    return { ...mark, spread: [...mark.spread, option] }
  }
  if (idKey === ALSO && option !== mark.zone && !mark.also.includes(option)) {
    return { ...mark, also: [...mark.also, option] }
  }
  if (idKey === SIDE && mark.zone === null && (option === 'left' || option === 'right'))
    return { ...mark, side: mark.side ?? option }
  const strength = STRENGTHS.find((each) => option === `strength_${each}`)
  if (idKey === STRENGTH && mark.strength === null && strength !== undefined) return { ...mark, strength }
  return mark
}
