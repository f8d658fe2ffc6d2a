import { describe, expect, test } from 'vitest'
import { openDeviceStorage, KEPT_RESULTS_KEY } from '#web/domain/storage/device-storage.ts'
import { placeOf, type KeptResult } from './kept-result.ts'
import { createKeptResultsStore, isKept } from './kept-results-store.ts'

function deviceHolding(text?: string) {
  const held = new Map(text === undefined ? [] : [[KEPT_RESULTS_KEY, text]])
  return openDeviceStorage(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }))
}

const knee: KeptResult = {
  id: 'a',
  keptAt: '2026-11-21T08:00:00.000Z',
  version: 'b5fc',
  place: { key: 'knee', name: 'Knee' },
  level: 'routine',
  causes: [{ key: 'knee_osteoarthritis', name: 'Worn knee', score: 61.2 }],
  answered: [{ question: 'Does it lock?', answer: 'No' }],
  answers: { sex: 'female', none__locking: true },
}
const back: KeptResult = { ...knee, id: 'b', place: { key: 'low_back', name: 'Low back' }, answers: {} }

describe('results kept on the device', () => {
  test('come back latest first, after closing the browser too', () => {
    const device = deviceHolding()
    const store = createKeptResultsStore(device)
    store.keep(knee)
    store.keep(back)
    expect(createKeptResultsStore(device).current()).toEqual([back, knee])
  })

  test('are there once for the same answers', () => {
    const store = createKeptResultsStore(deviceHolding())
    store.keep(knee)
    store.keep({ ...knee, id: 'c' })
    expect(store.current().map(({ id }) => id)).toEqual(['c'])
  })

  test('make answers that were kept safe to lose, and no others', () => {
    expect(isKept([back, knee], { ...knee.answers })).toBe(true)
    expect(isKept([back, knee], { ...knee.answers, weight: 60 })).toBe(false)
    expect(isKept([], knee.answers)).toBe(false)
  })

  test('tell the spot, where it was kept with them', () => {
    const outer = { ...knee, place: { ...knee.place, words: 'Knee: outer side of the left knee' } }
    const [later, older] = createKeptResultsStore(
      deviceHolding(JSON.stringify({ form: 1, results: [outer, knee] })),
    ).current()
    expect(placeOf(later!)).toBe('Knee: outer side of the left knee')
    expect(placeOf(older!)).toBe('Knee')
  })

  test('call the strength what it is called now, so that the same answers compare as the same', () => {
    const before = { ...knee, answered: [{ question: 'Strength', answer: '2 of 10' }] }
    const [read] = createKeptResultsStore(
      deviceHolding(JSON.stringify({ form: 1, results: [before] })),
    ).current()
    expect(read!.answered).toEqual([{ question: 'Strength now', answer: '2 of 10' }])
  })

  test('can be deleted one by one, and the last leaves nothing behind', () => {
    const device = deviceHolding()
    const store = createKeptResultsStore(device)
    store.keep(knee)
    store.keep(back)
    store.remove('b')
    expect(store.current()).toEqual([knee])
    store.clear()
    expect(device.read(KEPT_RESULTS_KEY)).toBeNull()
  })

  test('are 50 at most', () => {
    const store = createKeptResultsStore(deviceHolding())
    for (let count = 0; count < 60; count += 1)
      store.keep({ ...knee, id: String(count), answers: { weight: count } })
    expect(store.current()).toHaveLength(50)
    expect(store.current()[0]!.id).toBe('59')
  })

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['something else', '[1, 2]'],
    ['a form of later times', JSON.stringify({ form: 2, results: [knee] })],
    ['damaged results', JSON.stringify({ form: 1, results: [null, { ...knee, level: 'worse' }, { id: 1 }] })],
  ])('what is not understood is left out: %s', (_, text) => {
    expect(createKeptResultsStore(deviceHolding(text)).current()).toEqual([])
  })

  test('a damaged one costs no more than itself', () => {
    const text = JSON.stringify({ form: 1, results: [{ ...back, causes: 'none' }, knee] })
    expect(createKeptResultsStore(deviceHolding(text)).current()).toEqual([knee])
  })
})
