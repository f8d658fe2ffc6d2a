/** How soon somebody should be seen, in days, by the words for it; the longer words before those they hold. */
const TIMES: readonly (readonly [days: number, words: string])[] = [
  [1, 'today or tomorrow morning'],
  [1, 'today or tomorrow'],
  [1, 'the same day'],
  [1, 'within the hour'],
  [1, 'within hours'],
  [1, 'in the next hours'],
  [2, '(?:with)?in a day or two'],
  [2, 'within two days'],
  [3, '(?:with)?in (?:the next )?two or three days'],
  [3, 'within three days'],
  [1, 'within a day'],
  [1, 'today'],
  [5, 'within (?:a few|some|the next) days'],
  [5, 'in the (?:next|coming) days'],
  [5, 'within days'],
  [14, 'within a week or two'],
  [14, 'this week or next'],
  [7, 'within a week'],
  [7, 'this week'],
  [14, '(?:with)?in (?:the next )?two weeks'],
  [42, '(?:with)?in (?:a few|some|the coming) weeks'],
  [42, 'within weeks'],
]
const PARSED = TIMES.map(([days, words]) => ({
  days,
  pattern: new RegExp(`,? ?\\b${words}\\b(?! of\\b)`, 'gi'),
}))

const HOURS_A_DAY = 24
/** "Within hours": sooner than by the end of the day. */
const WITHIN_HOURS = 6

/** Words that make a sentence hold for some people, or later, alone. */
const CONDITION =
  /\b(?:if|when|with|without|after|from \d+|under|over \d+|unless|until|sooner|in pregnancy|for (?:men|women|children))\b/i
const OTHERWISE = /(?:[,;] otherwise|; else)\b[^.;]*| ?Otherwise\b[^.;]*\./g
/** What holds for some people alone keeps its time too. */
const FOR_SOME = /^(?:women|men|a baby|a child|children|from \d+)\b/i

/** The first time that some words name, in days; null where they name none. */
export function daysIn(text: string): number | null {
  const found = PARSED.flatMap(({ days, pattern }) => {
    const at = text.search(pattern)
    return at === -1 ? [] : [{ days, at }]
  }).toSorted((a, b) => a.at - b.at)
  return found[0]?.days ?? null
}

/**
 * Advice without the time it names, which stands once beside it. What holds under a condition keeps its own time: "the same
 * day if it is hot". Without a sentence left, nothing.
 */
export function withoutTimes(advice: string): string {
  return advice
    .replaceAll(OTHERWISE, '')
    .split(/(?<=[.;]) /)
    .map((clause) => (isForSome(clause) ? clause : withoutTime(clause)))
    .join(' ')
    .trim()
}

/** How soon it advises somebody to be seen who is in none of the cases it names, in days; null where it does not say. */
export function usualDaysIn(advice: string): number | null {
  const otherwise = advice.match(OTHERWISE)?.[0]
  if (otherwise) return daysIn(otherwise)
  const forAll = advice.split(/(?<=[.;]) /).filter((clause) => !isForSome(clause))
  return forAll.map(daysIn).find((days) => days !== null) ?? null
}

/**
 * How soon a danger sign is to be seen by its own words, else by its advice, in hours: 0 is now, 6 within hours, 24 the same
 * day. Undefined where neither names a time.
 */
export function withinHoursOf(howFast: string, advice: string): number | undefined {
  if (/^(?:out )?now\b/i.test(howFast)) return 0
  if (/\b(?:within hours|the hour|next hours)\b/i.test(howFast)) return WITHIN_HOURS
  const days = daysIn(howFast) ?? usualDaysIn(advice)
  return days === null ? undefined : days * HOURS_A_DAY
}

/** How soon a condition's advice sends somebody to be seen who is in none of the cases it names, in hours. */
export function usualHoursOf(advice: string): number | undefined {
  const days = usualDaysIn(advice)
  return days === null ? undefined : days * HOURS_A_DAY
}

/** The part of "how soon" that holds under a condition, as a sentence; null where there is none. */
export function soonerIn(howFast: string): string | null {
  const [usual = '', ...others] = howFast.split(/; |(?<=[a-z])\. /)
  const [, ...withUsual] = usual.split(/, (?=(?:with|from|to hospital)\b)/)
  const sooner = [...withUsual, ...others].filter((part) => CONDITION.test(part)).join('; ')
  return sooner === '' ? null : `${sooner[0]!.toUpperCase()}${sooner.slice(1).replace(/\.$/, '')}.`
}

function isForSome(clause: string): boolean {
  return CONDITION.test(clause) || FOR_SOME.test(clause)
}

function withoutTime(clause: string): string {
  return PARSED.reduce((left, { pattern }) => left.replaceAll(pattern, ''), clause)
}
