import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('whoever listens hears of another value, until they stop', () => {
  const store = createStore('light')
  const heard = vi.fn<(theme: string) => void>()
  const stop = store.subscribe(() => heard(store.current()))
  store.put('dark')
  store.put('dark')
  stop()
  store.put('light')
  expect(heard.mock.calls).toEqual([['dark']])
  expect(store.current()).toBe('light')
})
