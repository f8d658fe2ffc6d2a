import { describe, expect, test } from 'vitest'
import type { Key } from '#engine'
import { readBundles } from './read-bundles.ts'

/** What an answer about time tells of: the whole trouble since it began, or one attack of it. */
type Meant = 'trouble' | 'attack'

/** From, to, in hours; what it says of the age of the whole trouble, and of the length of one attack. */
interface Times {
  of: Meant
  trouble?: [number, number]
  attack?: [number, number]
}

const DAY = 24
const WEEK = 7 * DAY
const MONTHS_3 = 90 * DAY

const TIMES: Readonly<Record<Key, Times>> = {
  duration_under_day: { of: 'trouble', trouble: [0, DAY] },
  duration_days: { of: 'trouble', trouble: [DAY, WEEK] },
  duration_weeks: { of: 'trouble', trouble: [WEEK, 6 * WEEK] },
  duration_to_3_months: { of: 'trouble', trouble: [6 * WEEK, MONTHS_3] },
  duration_over_3_months: { of: 'trouble', trouble: [MONTHS_3, Infinity] },
  course_better: { of: 'trouble' },
  course_steady: { of: 'trouble' },
  course_worse: { of: 'trouble' },
  course_comes_and_goes: { of: 'trouble' },
  onset_sudden: { of: 'attack' },
  onset_hours: { of: 'attack' },
  onset_gradual: { of: 'attack', trouble: [DAY, Infinity] },
  spell_seconds: { of: 'attack', attack: [0, 1 / 30] },
  spell_under_3h: { of: 'attack', attack: [1 / 4, 3] },
  spell_4_72h: { of: 'attack', attack: [4, 3 * DAY] },
  spell_all_the_time: { of: 'attack' },
  spell_first_now: { of: 'attack' },
  timing_now_today: { of: 'attack', attack: [0, DAY] },
  timing_days_steady: { of: 'attack', trouble: [DAY, Infinity] },
  timing_spell_12h: { of: 'attack' },
  timing_spell_72h: { of: 'attack', trouble: [DAY / 2, Infinity] },
  timing_spell_older: { of: 'attack', trouble: [3 * DAY, Infinity] },
  timing_seconds: { of: 'attack', attack: [0, 1 / 30] },
  belly_steady: { of: 'attack' },
  belly_waves: { of: 'attack' },
  belly_attacks: { of: 'attack', attack: [1 / 2, 5] },
  belly_long_attacks: { of: 'attack', attack: [5, Infinity] },
  belly_short_stabs: { of: 'attack', attack: [0, 1 / 4] },
  belly_with_doing: { of: 'attack' },
}

const STEPS = new Set([
  'pain_duration',
  'pain_onset',
  'pain_course',
  'head_spell',
  'chest_timing',
  'pain_timing_belly',
])

/** Who answers so contradicts themselves, whatever the words: the trouble cannot be younger than what it has done. */
const CONTRADICT_THEMSELVES = new Set([
  'duration_under_day onset_gradual',
  'duration_under_day timing_days_steady',
  'duration_under_day timing_spell_older',
])

const bundles = readBundles()

const apart = (one?: [number, number], other?: [number, number]) =>
  one !== undefined && other !== undefined && (one[1] <= other[0] || other[1] <= one[0])

/** All ways of answering the questions about time of a place, one answer each. */
function combinationsOf(lists: readonly (readonly Key[])[]): Key[][] {
  return lists.reduce<Key[][]>(
    (sofar, options) => sofar.flatMap((before) => options.map((option) => [...before, option])),
    [[]],
  )
}

describe.each(bundles.map((bundle) => ({ place: bundle.location.key, bundle })))('$place', ({ bundle }) => {
  const steps = bundle.steps.filter(({ key }) => STEPS.has(key))
  const wordsOf = (key: Key) => bundle.findings.find((finding) => finding.key === key)!.present

  test('every answer about time is told of the whole trouble or of an attack', () => {
    for (const option of steps.flatMap(({ options }) => options)) {
      expect(TIMES[option], option).toBeDefined()
      if (TIMES[option]!.of === 'trouble') expect(wordsOf(option), option).toMatch(/^The trouble /)
      else expect(wordsOf(option), option).not.toMatch(/trouble/)
    }
    for (const step of steps.filter(({ key }) => key === 'pain_duration' || key === 'pain_course'))
      expect(step.question).toMatch(/trouble/)
  })

  test('no two answers about time contradict each other, whatever is combined', () => {
    const contradictions = combinationsOf(steps.map(({ options }) => options)).flatMap((combination) =>
      combination.flatMap((one, at) =>
        combination
          .slice(at + 1)
          .filter(
            (other) =>
              apart(TIMES[one]!.trouble, TIMES[other]!.trouble) ||
              apart(TIMES[one]!.attack, TIMES[other]!.attack),
          )
          .map((other) => [one, other].toSorted().join(' ')),
      ),
    )
    expect([...new Set(contradictions)].filter((pair) => !CONTRADICT_THEMSELVES.has(pair))).toEqual([])
  })
})
