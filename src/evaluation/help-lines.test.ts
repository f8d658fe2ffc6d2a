import { expect, test } from 'vitest'
import { modelOf, readBundles } from './read-bundles.ts'
import { untiedLines, weakLines } from './help-lines.ts'

const bundles = readBundles()
const at = (place: string) => bundles.find(({ location }) => location.key === place)!

/**
 * Lines of dangerous conditions that are tied to nothing: what to do on the way, when to come back, an emergency by itself, a
 * sign that no question asks there or that counts at one age or place alone. A new line is tied, or this is raised with a
 * reason here.
 */
const MOST_UNTIED = 56

/** Signs that end one level lower than their line says at one of its places, since too few are asked for them there. */
const WEAK: readonly string[] = [
  // Vomiting is asked late; whoever had such injections is seen today in any case.
  ...['lower_belly_bladder', 'lower_left_belly', 'lower_right_belly', 'pelvis'].map(
    (place) =>
      `ovarian_hyperstimulation at ${place}: fertility_injections & keeps_nothing_down ends at urgent`,
  ),
  // At the side of the chest legs and bladder are asked, and send to hospital; the numb seat goes with them.
  'multiple_myeloma at chest_side: saddle_numbness ends at urgent',
  // Walking is asked at hip, groin and thigh, where this disease hurts; in the buttock alone it is rare.
  'osteonecrosis_femoral_head at buttock: cannot_take_four_steps ends at routine',
  // A tight, heavy breast is common; pressure behind the breast, which is asked first, is an emergency now.
  ...['chest_wall_pain', 'costochondritis'].map(
    (condition) => `${condition} at breast: timing_now_today & chest_pressure ends at urgent`,
  ),
  // Pain of the back that goes to an arm is mostly a nerve of the neck, so where it goes is asked late there; sweat,
  // short breath and sickness are asked first.
  ...['spread_jaw_neck', 'spread_right_or_both_arms'].map(
    (sign) => `gastro_oesophageal_reflux at upper_back: timing_now_today & ${sign} ends at self_care`,
  ),
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
