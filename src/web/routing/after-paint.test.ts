import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frames: (() => void)[]
/** The attributes of the bar of waiting. */
let shown: Set<string>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  frames = []
  shown = new Set()
  const bar = {
    toggleAttribute: (name: string, isOn: boolean) => (isOn ? shown.add(name) : shown.delete(name)),
  }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'waiting' ? bar : null) })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})

function paint() {
  for (const callback of frames.splice(0)) callback()
  vi.advanceTimersByTime(1)
}

test('the tap shows first, its work is done after the next paint', () => {
  const work = vi.fn<() => void>()
  afterPaint(work)
  expect([...shown]).toEqual(['data-shown'])
  expect(work).not.toHaveBeenCalled()
  paint()
  expect([...shown]).toEqual([])
  expect(work).toHaveBeenCalledOnce()
})

test('a second tap on what is going away counts for nothing, one on what came does', () => {
  const [first, second, third] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  afterPaint(first)
  afterPaint(second)
  paint()
  expect(second).not.toHaveBeenCalled()
  afterPaint(third)
  paint()
  expect([first, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a browser that paints nothing for long still does what the tap asks for, once, and hears the next', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  afterPaint(first)
  vi.runAllTimers()
  expect(first).toHaveBeenCalledOnce()
  expect([...shown]).toEqual([])
  afterPaint(second)
  paint() // That of the first tap too.
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
