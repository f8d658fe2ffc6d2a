import { expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.ts'

test('is there once it was loaded, and fetched no second time', async () => {
  const fetch = vi.fn<() => Promise<string>>(() => Promise.resolve('list'))
  const list = onDemand('list', fetch)
  expect(list.current()).toBeNull()
  await Promise.all([list.load(), list.load()])
  expect(list.current()).toBe('list')
  await list.load()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('fetched ahead, it is there only when it is wanted', async () => {
  const fetch = vi.fn<() => Promise<string>>(() => Promise.resolve('list'))
  const list = onDemand('list', fetch)
  list.prefetch()
  await fetch.mock.results[0]!.value
  expect(list.current()).toBeNull()
  await list.load()
  expect(list.current()).toBe('list')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('what could not be had is tried again', async () => {
  const fetch = vi
    .fn<() => Promise<string>>(() => Promise.resolve('list'))
    .mockRejectedValueOnce(new Error('no network'))
  const list = onDemand('list', fetch)
  list.prefetch()
  await list.load().catch(() => {})
  await list.load()
  expect(list.current()).toBe('list')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('the page that came with it from the server does without, and any other loads it', async () => {
  const fetch = vi.fn<() => Promise<string>>(() => Promise.resolve('list'))
  const list = onDemand('list', fetch)
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'list' ? {} : null) })
  await list.loadUnlessPrerendered()
  expect(list.current()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
  vi.stubGlobal('document', { getElementById: () => null })
  await list.loadUnlessPrerendered()
  expect(list.current()).toBe('list')
})
