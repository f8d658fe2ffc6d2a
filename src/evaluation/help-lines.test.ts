import { expect, test } from 'vitest'
import { modelOf, readBundles } from './read-bundles.ts'
import { lostLines, untiedLines, weakLines } from './help-lines.ts'
import { isReasonFor, LOST_LINE_REASONS, placesOf } from './lost-line-reasons.ts'

const bundles = readBundles()
const at = (place: string) => bundles.find(({ location }) => location.key === place)!

/**
 * Lines of dangerous conditions that are tied to nothing: what to do on the way, when to come back, an emergency by itself, a
 * sign that no question asks there or that counts at one age or place alone. A new line is tied, or this is raised with a
 * reason here.
 */
const MOST_UNTIED = 56

/** Signs that end one level lower than their line says at one of its places, neither asked there nor offered before the result. */
const WEAK: readonly string[] = [
  // Vomiting is asked late; whoever had such injections is seen today in any case.
  ...['lower_belly_bladder', 'lower_left_belly', 'lower_right_belly', 'pelvis'].map(
    (place) =>
      `ovarian_hyperstimulation at ${place}: fertility_injections & keeps_nothing_down ends at urgent`,
  ),
  // A tight, heavy breast is common; pressure behind the breast, which is asked first, is an emergency now.
  ...['chest_wall_pain', 'costochondritis'].map(
    (condition) => `${condition} at breast: timing_now_today & chest_pressure ends at urgent`,
  ),
  // Pain of the back that goes to an arm is mostly a nerve of the neck, so where it goes is asked late there; sweat,
  // short breath and sickness are asked first.
  ...['spread_jaw_neck', 'spread_right_or_both_arms'].map(
    (sign) => `gastro_oesophageal_reflux at upper_back: timing_now_today & ${sign} ends at self_care`,
  ),
  // Rising on tiptoe tells of the calf; nobody is asked it for a pain in the buttock.
  'calf_or_hamstring_strain at buttock: cannot_push_off ends at self_care',
  // An infected hip is felt at hip, groin and thigh, where its signs are asked.
  'hip_osteoarthritis at buttock: fever & joint_unbearable ends at urgent',
  // At the heel itself no joint turns red; one near it that is told there is for today.
  ...['feeling_very_ill', 'fever'].map((sign) => `gout at heel: joint_red_hot & ${sign} ends at urgent`),
  // No joint lies in the forearm: hot skin with fever is for today there.
].toSorted()

test('somebody who has told a sign that a cause sends somewhere ends there', { timeout: 240_000 }, () => {
  const weak = bundles.flatMap((bundle) =>
    weakLines(bundle, modelOf(bundle)).map(
      ({ condition, place, signs, ends }) => `${condition} at ${place}: ${signs.join(' & ')} ends at ${ends}`,
    ),
  )
  expect([...new Set(weak)].toSorted()).toEqual(WEAK)
})

test('a line that names a sign is tied to it', () => {
  expect(untiedLines(bundles).length).toBeLessThanOrEqual(MOST_UNTIED)
})

test('a sign that no rule knows any more is found', () => {
  const eye = at('eye')
  const redFlags = eye.redFlags.filter(({ key }) => key !== 'tear_sac_spreads')
  const without = { ...eye, redFlags }
  expect(weakLines(without, modelOf(without))).toContainEqual(
    expect.objectContaining({
      condition: 'tear_sac_infection',
      signs: ['inner_corner_swelling', 'double_sight'],
      level: 'emergency',
      ends: 'urgent',
      isAsked: true,
    }),
  )
})

test('a line whose signs nobody asks is untied', () => {
  const eye = at('eye')
  const untied = {
    ...eye,
    conditions: eye.conditions.map((condition) => ({
      ...condition,
      getHelp: condition.getHelp.map(({ say }) => ({ say })),
    })),
  }
  expect(untiedLines([untied]).length).toBeGreaterThan(untiedLines([eye]).length)
})

test('a line that is tied at one place of its cause is tied at all of them, or says why not', () => {
  const lost = lostLines(bundles)
  const unexplained = lost
    .filter((line) => !LOST_LINE_REASONS.some((reason) => isReasonFor(reason, line)))
    .map(({ condition, place, level, say }) => `${condition} at ${place}, ${level}: ${say}`)
  expect(unexplained).toEqual([])
})

test('no reason for a lost line outlives it', () => {
  const lost = lostLines(bundles)
  const outlived = LOST_LINE_REASONS.flatMap((reason) =>
    Object.entries(reason.lines).flatMap(([about, places]) =>
      placesOf(places)
        .filter(
          (place) =>
            !lost.some((line) => `${line.condition}: ${line.level}` === about && line.place === place),
        )
        .map((place) => `${about} at ${place}`),
    ),
  )
  expect(outlived).toEqual([])
})

test('a line that loses its tie at one place is found there, and there alone', () => {
  const eye = at('eye')
  const head = at('head')
  const shared = eye.conditions.find(
    ({ key, getHelp }) =>
      getHelp.some(({ tie }) => tie) &&
      head.conditions.some((other) => other.key === key && other.getHelp.some(({ tie }) => tie)),
  )!
  const bundleOf = ({ location }: typeof eye, getHelp: typeof shared.getHelp) => ({
    ...eye,
    location,
    conditions: [{ ...shared, getHelp }],
  })
  const line = shared.getHelp.find(({ tie }) => tie)!
  const tied = bundleOf(head, [line])
  expect(lostLines([tied, bundleOf(eye, [line])])).toEqual([])
  expect(lostLines([tied, bundleOf(eye, [{ say: line.say }])])).toEqual([
    { condition: shared.key, place: 'eye', level: line.tie!.level, say: line.say },
  ])
})
