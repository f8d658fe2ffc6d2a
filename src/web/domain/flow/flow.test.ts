import { describe, expect, test } from 'vitest'
import { FLOW, missingPage, personPageFor, type FlowPath } from './flow.ts'

const place = { id: 31, key: 'low_back' }
const covered = (key: string) => key === 'low_back'
const nothing = { painLocation: null, sex: null, ageBand: null }
const all = { painLocation: place, sex: 'male', ageBand: '35_44' } as const

describe('entering a page too early leads to what is missing', () => {
  test.each<[FlowPath, Parameters<typeof missingPage>[1], FlowPath | null]>([
    [FLOW.body, nothing, null],
    [FLOW.place, nothing, null],
    [FLOW.person, nothing, FLOW.body],
    [FLOW.personWithSex, nothing, FLOW.body],
    [FLOW.steps, nothing, FLOW.body],
    [FLOW.result, nothing, FLOW.body],
    [FLOW.steps, { ...nothing, sex: 'male' }, FLOW.place],
    [FLOW.steps, { ...all, painLocation: { id: 4, key: 'eye' } }, FLOW.place],
    [FLOW.person, { ...all, sex: null }, FLOW.personWithSex],
    [FLOW.personWithSex, { ...nothing, painLocation: place }, null],
    [FLOW.steps, { ...all, ageBand: null }, FLOW.person],
    [FLOW.causes, { ...all, sex: null }, FLOW.personWithSex],
    [FLOW.steps, all, null],
    [FLOW.result, all, null],
  ])('%s', (page, consultation, missing) => {
    expect(missingPage(page, consultation, covered)).toBe(missing)
  })
})

test('sex is asked once', () => {
  expect(personPageFor({ sex: 'female' })).toBe(FLOW.person)
  expect(personPageFor({ sex: null })).toBe(FLOW.personWithSex)
})
