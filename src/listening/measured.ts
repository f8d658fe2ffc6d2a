import type { Key } from './lexicon.ts'
import type { Times } from './times.ts'
import { around, PAIN, partOf } from './sentence.ts'
import { stem } from './stem.ts'

/** A number in the text and what it says. */
export interface NumberSaid {
  finding: Key
  holds: boolean
  quote: [number, number]
}

export const COUNTS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20,
  thirty: 30, forty: 40,
  couple: 2, few: 3, several: 4, many: 5, half: 0.5, last: 1, past: 1,
} // prettier-ignore

/** "The shakes. 38.8.": a number with a tenth that is a sentence of its own. */
const isAlone = (tenth: string | undefined, before: string, after: string) =>
  tenth !== undefined && before.trim() === '' && after.trim() === ''

const LOW_FEVER = /\blow(?:[- ]grade)? (?:temp|fever)[^.;!?]{0,12}$/i

/** From 38 °C a fever; below 37.5 none. */
export function temperatures(text: string, { otherMeasure }: Pick<Times, 'otherMeasure'>): NumberSaid[] {
  return [
    ...text.matchAll(
      /\b(3[5-9]|4[0-2]|9[5-9]|10[0-8])(?:[.,](\d))?\s*(°|degrees?|deg\b|celsius|fahrenheit|[cf]\b)?/gi,
    ),
  ].flatMap((match): NumberSaid[] => {
    const [all, whole, part, unit] = match
    const from = match.index
    const to = from + all.length
    const { before, after } = around(text, from, to)
    const isNamed =
      /\b(?:temp\w*|fever\w*|thermometer|shiver\w*|chills|shakes)\b[^.;!?]{0,25}$/i.test(before) ||
      /^[^.;!?]{0,15}\b(?:fever|temp\w*|thermometer)/i.test(after) ||
      isAlone(part, before, after)
    if (!unit && !isNamed) return []
    if (otherMeasure.test(before) || /^\s*(?:bpm|beats|a minute|per minute)/i.test(after)) return []
    if (/^\s*(?:weeks?|days?|years?|months?|minutes?|kilos?|kg|%|mg)/i.test(after)) return []
    const value = Number(`${whole}.${part ?? 0}`)
    const celsius = value > 90 ? ((value - 32) * 5) / 9 : value
    const quote: [number, number] = [from, to]
    if (celsius >= 39.05)
      return [
        { finding: 'fever', holds: true, quote },
        { finding: 'fever_39', holds: true, quote },
      ]
    if (celsius >= 37.95) return [{ finding: 'fever', holds: true, quote }]
    // Whoever tells of a "low temp of 99" does not say that there is no fever.
    const isNone = celsius < 37.5 && celsius >= 35 && !LOW_FEVER.test(before)
    return isNone ? [{ finding: 'fever', holds: false, quote }] : []
  })
}

const OF_TEN = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*(?:-|to|or)\s*(\d{1,2}))?`
const STRENGTH = new RegExp(
  String.raw`\b${OF_TEN}\s*(?:\/|out of|(?:on|in) (?:a |the )?scale (?:of |from )?(?:(?:1|one|0|zero)\s*(?:-|to)\s*)?)\s*(?:10|ten)\b|\b(?:pain|intensity) level (?:is |was |of )?${OF_TEN}(?![/\d])`,
  'gi',
)

/** "8/10", "a 7 out of 10", "pain level 8": from 7 severe, up to 3 mild, as the numeric rating scale is cut (doi 10.1016/j.pain.2010.04.018). */
export function strengths(text: string): NumberSaid[] {
  return [...text.matchAll(STRENGTH)].flatMap((match): NumberSaid[] => {
    const [, first = match[3]!, last = match[4]] = match
    const value = last === undefined ? (COUNTS[first.toLowerCase()] ?? Number(first)) : Number(last)
    const finding = value >= 7 ? 'strength_severe' : value >= 4 ? 'strength_moderate' : 'strength_mild'
    const from = match.index
    const to = from + match[0].length
    if (finding === 'strength_mild' && isAtItsBest(around(text, from, to))) return []
    return [{ finding, holds: true, quote: [from, to] }]
  })
}

/** "At rest 2 out of 10", "also a dull ache, 1 out of 10": how strong it is when it is least, or another pain is. */
function isAtItsBest({ sentence, before }: ReturnType<typeof around>): boolean {
  return (
    /\b(?:at rest|(?:when|if|while|as long as) (?:i|he|she|it) (?:sits?|lies?|rests?|keeps?|stays?|am|is) ?(?:still|down|quiet\w*)?|keep(?:ing)? still|in between|between (?:them|attacks|spells|meals))\b/i.test(
      sentence,
    ) || /\balso (?:a|an|some)\b[^.;]*$/i.test(before)
  )
}

/** "A nine-month-old", "she is 5 weeks old": what is asked of a baby with fever by its age in months. */
export function agesOfBabies(text: string): NumberSaid[] {
  return [...text.matchAll(/\b(\d{1,2}|[a-z]+)[-\s](day|week|month)s?[-\s]old\b/gi)].flatMap((match) => {
    const count = COUNTS[match[1]!.toLowerCase()] ?? Number(match[1])
    if (!Number.isFinite(count)) return []
    const unit = match[2]!.toLowerCase()
    const months = unit === 'month' ? count : count / (unit === 'week' ? 4.35 : 30.4)
    const finding =
      months < 3 ? 'baby_under_3_months' : months <= 6 ? 'baby_3_to_6_months' : 'child_over_6_months'
    return [{ finding, holds: true, quote: [match.index, match.index + match[0].length] }]
  })
}

const WEIGHT_LOST =
  /\b(?:lost|loosing|losing|dropped)\s+(?:about |around |almost |nearly |over |some |nearly )?(?:\d+|a few|several|two|three|four|five|six|seven|eight|nine|ten)\s*(?:kgs?|kilos?|pounds|lbs?|stones?)\b/gi

/** "Lost 9kg in 2 months", but not by dieting. */
export function weightsLost(text: string, { onPurpose }: Pick<Times, 'onPurpose'>): NumberSaid[] {
  return [...text.matchAll(WEIGHT_LOST)].flatMap(({ 0: said, index }): NumberSaid[] => {
    const quote: [number, number] = [index, index + said.length]
    if (onPurpose.test(around(text, ...quote).sentence)) return []
    return [{ finding: 'weight_loss', holds: true, quote }]
  })
}

export function pressures(text: string): NumberSaid[] {
  return [...text.matchAll(/\b(1[3-9]\d|2[0-6]\d)\s*(?:\/|over|on)\s*(\d{2,3})\b/gi)].flatMap(
    (match): NumberSaid[] =>
      Number(match[1]) >= 180 || Number(match[2]) >= 120
        ? [
            {
              finding: 'pressure_very_high',
              holds: true,
              quote: [match.index, match.index + match[0].length],
            },
          ]
        : [],
  )
}

export function isFollowedByAnotherSign(
  text: string,
  to: number,
  { otherSignNext }: Pick<Times, 'otherSignNext'>,
): boolean {
  return otherSignNext.test(text.slice(to))
}

const SENSES = /\b(?:nois\w*|sounds?|music|lights?|daylight|smells?|itch\w*)\b/i

const SENSE_IS =
  /\b(?:nois\w*|sounds?|lights?|daylight|sunlight|screens?|smells?)(?: (?:is|are|was|were)|['’]s) (?:just |really |absolutely )?$/i

/** "Noise is unbearable": how strong something else is than the pain. */
export function isOfASense(text: string, from: number, to: number): boolean {
  const { before, after } = around(text, from, to)
  if (SENSE_IS.test(before)) return true
  const part = partOf(before, after.split(/\b(?:when|if)\b/)[0]!)
  return SENSES.test(part) && !PAIN.test(part)
}

/** "Pressing on it does not hurt much": how little that hurts is not how strong the pain is. */
export function isOfPressing(
  text: string,
  from: number,
  to: number,
  { pressed, whenPressed }: Pick<Times, 'pressed' | 'whenPressed'>,
): boolean {
  const { before, after } = around(text, from, to)
  return pressed.test(before.split(/[,;]|\b(?:but|and)\b/).at(-1)!) || whenPressed.test(after)
}

/** "The touch of my blouse is unbearable", "sneezing is agony": how strong it is when something is done. */
export function isOfTouch(text: string, from: number, { touched }: Pick<Times, 'touched'>): boolean {
  return touched.test(text.slice(0, from))
}

const OTHER_ACHE = /\b(head|ear|tooth)[- ]?aches?\b/i

/** "A slight headache" of somebody whose belly hurts; `parts` are those that hurt, in their stems. */
export function isOfAnotherAche(text: string, to: number, parts: ReadonlySet<string>): boolean {
  const [, part] = OTHER_ACHE.exec(text.slice(Math.max(0, to - LONGEST_ACHE), to)) ?? []
  return part !== undefined && !parts.has(stem(part.toLowerCase()))
}

const LONGEST_ACHE = 20

const BEGINNING = /\b(?:first|at first|start\w*|began|beg[iu]n\w*|initially|used to be)\b[^,.;!?\n]*$/i

/** "It started as a mild pain": how strong it was is not how strong it is. */
export function isOfTheBeginning(text: string, from: number): boolean {
  return BEGINNING.test(text.slice(0, from))
}
