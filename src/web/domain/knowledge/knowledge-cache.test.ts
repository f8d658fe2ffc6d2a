import { describe, expect, test, vi } from 'vitest'
import { createKnowledgeCache } from './knowledge-cache.ts'

const knee = {
  version: '1',
  location: { key: 'knee', screen: [], opening: [] },
  findings: [{ key: 'locks', background: 0.1, label: 'It locks', present: 'Your knee locks' }],
  steps: [
    { key: 'locking', kind: 'yes_no', options: ['locks'], dependsOnAny: [], question: 'Does it lock?' },
  ],
  conditions: [
    {
      key: 'torn_meniscus',
      age: { min: 0, max: 120 },
      sex: 'any',
      weightKg: { min: 0, max: 400 },
      prior: { per1000: 100, sexTimes: {}, ageTimes: [], weightTimes: [] },
      likelihoods: { locks: 0.5 },
      urgency: 'routine',
      selfTests: {},
    },
  ],
  redFlags: [],
  selfTests: [],
  care: [],
  sources: [],
}

describe('knowledge of a place', () => {
  test('is fetched once, by its own path', async () => {
    const fetchJson = vi.fn<(path: string) => Promise<unknown>>(async () => knee)
    const cache = createKnowledgeCache(fetchJson)
    cache.load('knee')
    cache.load('knee')
    expect(cache.get('knee')).toEqual({ status: 'pending' })
    await vi.waitFor(() => expect(cache.get('knee').status).toBe('success'))
    cache.load('knee')
    expect(fetchJson.mock.calls).toEqual([['/knowledge/knee.json']])
    const load = cache.get('knee')
    expect(load.status === 'success' && load.knowledge.steps.get('locking')?.question).toBe('Does it lock?')
  })

  test.each([
    ['the network fails', () => Promise.reject(new Error('offline'))],
    ['it is of another place', () => Promise.resolve({ ...knee, location: { key: 'chest' } })],
    ['it makes no sense', () => Promise.resolve('<!doctype html>')],
  ])('is rejected when %s, and can be tried again', async (_, answer) => {
    const fetchJson = vi.fn<(path: string) => Promise<unknown>>(answer)
    const cache = createKnowledgeCache(fetchJson)
    const listener = vi.fn<() => void>()
    cache.subscribe(listener)
    cache.load('knee')
    await vi.waitFor(() => expect(cache.get('knee').status).toBe('rejected'))
    expect(listener).toHaveBeenCalledTimes(2)
    fetchJson.mockResolvedValue(knee)
    cache.load('knee')
    await vi.waitFor(() => expect(cache.get('knee').status).toBe('success'))
  })
})
