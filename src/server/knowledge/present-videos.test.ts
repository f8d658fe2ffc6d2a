import { expect, test } from 'vitest'
import { fixtureBundles } from '../testing/fixture-knowledge.ts'
import { presentVideos } from './present-videos.ts'

const bundle = fixtureBundles.low_back
const [herniation, strain] = bundle.conditions

test('one item for each self-test of the disease, with one entry a question', () => {
  const [video, ...others] = presentVideos(herniation!, bundle)
  expect(others).toEqual([])
  expect(video).toMatchObject({
    disease_short_name: 'disc_herniation',
    disease_name: 'Slipped disc',
    url: '/films/straight_leg_raise.webm',
    self_test: 'straight_leg_raise',
    stop_if: ['The pain shoots down your leg'],
    not_for: ['Anyone with numbness between the legs'],
  })
  expect(video?.ans_options.map(({ key }) => key)).toEqual(['leg_pain_on_raise', 'angle'])
})

test('an answer agrees when it is named, or when its range overlaps', () => {
  const agreeing = presentVideos(herniation!, bundle)[0]?.ans_options.map(({ ans_option }) =>
    ans_option.map(({ key, agrees }) => [key, agrees]),
  )
  expect(agreeing).toEqual([
    [
      ['yes', true],
      ['no', false],
    ],
    [
      ['low', true],
      ['high', false],
    ],
  ])
})

test('without a film there is no address', () => {
  const unfilmed = { ...bundle, selfTests: bundle.selfTests.map((selfTest) => ({ ...selfTest, film: null })) }
  expect(presentVideos(herniation!, unfilmed)[0]?.url).toBeNull()
})

test('a disease without self-tests has no items', () => {
  expect(presentVideos(strain!, bundle)).toEqual([])
})
