import { beforeEach, expect, test, vi } from 'vitest'
import { createToastList } from './toast-list.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const list = () =>
  createToastList({
    set: (act, ms) => setTimeout(act, ms) as unknown as number,
    clear: (timer) => clearTimeout(timer),
  })
const texts = (toasts: ReturnType<typeof list>) => toasts.current().map(({ text }) => text)

test('goes by itself, bad news later', () => {
  const toasts = list()
  toasts.show('success', 'done')
  toasts.show('error', 'failed')
  vi.advanceTimersByTime(6000)
  expect(texts(toasts)).toEqual(['failed'])
  vi.advanceTimersByTime(4000)
  expect(texts(toasts)).toEqual([])
})

test('stays while it is held, and then its whole time again', () => {
  const toasts = list()
  toasts.show('info', 'read me')
  vi.advanceTimersByTime(5000)
  toasts.hold()
  vi.advanceTimersByTime(60_000)
  toasts.show('info', 'me too')
  vi.advanceTimersByTime(60_000)
  expect(texts(toasts)).toEqual(['read me', 'me too'])
  toasts.letGo()
  vi.advanceTimersByTime(5999)
  expect(texts(toasts)).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(texts(toasts)).toEqual([])
})

test('says the same once, and three things at most', () => {
  const toasts = list()
  for (const text of ['a', 'a', 'b', 'c', 'd']) toasts.show('info', text)
  expect(texts(toasts)).toEqual(['b', 'c', 'd'])
})

test('what failed is over once something succeeds', () => {
  const toasts = list()
  toasts.show('error', 'wrong password')
  toasts.show('info', 'a code is on its way')
  toasts.show('success', 'logged in')
  expect(texts(toasts)).toEqual(['a code is on its way', 'logged in'])
})

test('can be sent away', () => {
  const toasts = list()
  toasts.show('info', 'a')
  toasts.dismiss(toasts.current()[0]!.id)
  expect(texts(toasts)).toEqual([])
})

test('holding ends with the last one that was held', () => {
  const toasts = list()
  toasts.show('info', 'a')
  toasts.hold()
  toasts.dismiss(toasts.current()[0]!.id)
  toasts.show('info', 'b')
  vi.advanceTimersByTime(6000)
  expect(texts(toasts)).toEqual([])
})
