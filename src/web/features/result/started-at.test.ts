import { expect, test } from 'vitest'
import { EMPTY_CONSULTATION, type Consultation } from '#web/domain/consultation/consultation.ts'
import { startedAt } from './started-at.ts'

const told: Consultation = {
  ...EMPTY_CONSULTATION,
  who: 'other',
  sex: 'female',
  ageBand: '25_34',
  weightKg: 60,
  painLocation: { id: 1, key: 'knee' },
  mark: { zone: 'left_kneecap', spread: [], also: ['right_shoulder_front', 'elbow'], strength: 6 },
  steps: [['onset', ['onset_sudden']]],
  stated: [['fever', true]],
  ownWords: { text: 'It aches.', checkedTo: 9 },
}

test('the person stays, the place and its spot are new, and nothing is answered', () => {
  const { painLocation, ...rest } = startedAt('shoulder', told)
  expect(painLocation?.key).toBe('shoulder')
  expect(rest).toEqual({
    ...EMPTY_CONSULTATION,
    painLocation: undefined,
    who: 'other',
    sex: 'female',
    ageBand: '25_34',
    weightKg: 60,
    mark: { zone: 'right_shoulder_front', spread: [], also: [], strength: null },
  })
})

test('a place that was chosen as a whole has no spot', () => {
  expect(startedAt('elbow', told)).toMatchObject({ painLocation: { key: 'elbow' }, mark: { zone: null } })
})
