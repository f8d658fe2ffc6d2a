import { expect, test } from 'vitest'
import type { BundleStep } from '#knowledge/bundle/bundle'
import { zoneOf } from '#web/domain/body/zones.ts'
import { markedAnswer } from './marked-answer.ts'

const step: BundleStep = {
  id: 1,
  key: 'elbow_spot',
  question: 'Where at the elbow does it hurt most?',
  why: 'It tells causes apart.',
  kind: 'single',
  options: ['outer', 'inner'],
  marked: { elbow_outer: 'outer', elbow_tip: 'tip' },
  dependsOnAny: [],
}

const spreading: BundleStep = {
  ...step,
  key: 'spread',
  kind: 'multiple',
  options: ['left_arm', 'right_arm', 'blade'],
  marked: undefined,
  spreadMarked: {
    left_elbow: 'left_arm',
    left_forearm: 'left_arm',
    right_elbow: 'right_arm',
    shoulder_blade: 'blade',
  },
}

const marked = (main: string, ...spread: string[]) => ({
  main: zoneOf(main),
  spread: spread.map((zone) => zoneOf(zone)!),
})

test('a marked spot stands for its option on either side of the body', () => {
  for (const side of ['left', 'right']) {
    const answer = markedAnswer(step, step.options, marked(`${side}_elbow_outer`))
    expect(answer).toEqual({
      options: ['outer'],
      spots: [zoneOf(`${side}_elbow_outer`)!.label],
      isSpread: false,
    })
  }
  const middle = { ...step, marked: { tailbone: 'outer' } }
  expect(markedAnswer(middle, step.options, marked('tailbone'))?.options).toEqual(['outer'])
})

test('a spot that answers nothing and an option that is not offered choose nothing', () => {
  expect(markedAnswer(step, step.options, marked('left_elbow_inner'))).toBeNull()
  expect(markedAnswer(step, step.options, marked('left_elbow_tip'))).toBeNull()
  const open = { ...step, marked: undefined }
  expect(markedAnswer(open, step.options, marked('left_elbow_outer'))).toBeNull()
  expect(markedAnswer(step, step.options, { main: undefined, spread: [] })).toBeNull()
  expect(markedAnswer(spreading, ['blade'], marked('breastbone_lower', 'left_elbow_tip'))).toBeNull()
})

test('spots it spreads to stand for their options, by place and side', () => {
  const { options, spots, isSpread } = markedAnswer(
    spreading,
    spreading.options,
    marked(
      'breastbone_lower',
      'left_elbow_tip',
      'left_forearm_upper_front',
      'right_shoulder_blade',
      'left_heel',
    ),
  )!
  expect(options).toEqual(['left_arm', 'blade'])
  expect(spots).toEqual(
    ['left_elbow_tip', 'left_forearm_upper_front', 'right_shoulder_blade'].map((zone) => zoneOf(zone)!.label),
  )
  expect(isSpread).toBe(true)
})

test('where one option must hold, the first that was marked does, before the main spot', () => {
  const single: BundleStep = { ...step, spreadMarked: { calf: 'inner', thigh: 'outer' } }
  const zones = marked('left_elbow_outer', 'left_thigh_back_upper', 'left_calf_outer')
  expect(markedAnswer(single, single.options, zones)).toEqual({
    options: ['inner'],
    spots: [zoneOf('left_calf_outer')!.label],
    isSpread: true,
  })
})
