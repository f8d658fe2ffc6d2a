import { describe, expect, test, vi } from 'vitest'
import { openDeviceStorage, concernsAnswers } from '#web/domain/storage/device-storage.ts'
import { createAnswerStore } from './answer-store.ts'
import { withPainLocation, withSelfTestAnswer, withSex, withStepAnswer } from './consultation.ts'
import { NO_MARK } from './pain-mark.ts'

function fakeStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const place = { id: 31, key: 'low_back' }

describe('the answer store', () => {
  test('keeps answers for the next visit', () => {
    const browser = fakeStorage()
    createAnswerStore(openDeviceStorage(() => browser)).change((consultation) =>
      withSex(consultation, 'male'),
    )
    expect(createAnswerStore(openDeviceStorage(() => browser)).current().sex).toBe('male')
  })

  test('remembers over a reload for whom the questions were answered', () => {
    const browser = fakeStorage()
    const first = createAnswerStore(openDeviceStorage(() => browser))
    first.change((consultation) =>
      withStepAnswer(withPainLocation(withSex(consultation, 'male'), place), 'signs', []),
    )
    first.change((consultation) => withSex(consultation, 'female'))
    const second = createAnswerStore(openDeviceStorage(() => browser))
    second.change((consultation) => withPainLocation(consultation, { id: 36, key: 'knee' }))
    expect(second.current()).toMatchObject({ sex: 'female', steps: [] })
  })

  test('starts anew on damaged data', () => {
    const browser = fakeStorage()
    browser.items.set('userAnswers', '{"sex":"male"')
    browser.items.set('answersFor', '//')
    expect(createAnswerStore(openDeviceStorage(() => browser)).current()).toMatchObject({
      sex: null,
      answeredFor: null,
    })
  })

  test('leaves nothing behind when cleared', () => {
    const browser = fakeStorage()
    const store = createAnswerStore(openDeviceStorage(() => browser))
    store.change((consultation) =>
      withStepAnswer(withPainLocation(withSex(consultation, 'male'), place), 'signs', []),
    )
    store.clear()
    expect([...browser.items.keys()]).toEqual([])
    expect(store.current().sex).toBeNull()
  })

  test('remembers the result that was reached, until other questions may be open', () => {
    const browser = fakeStorage()
    const store = createAnswerStore(openDeviceStorage(() => browser))
    const isReached = () => browser.items.has('resultReached')
    store.change((consultation) =>
      withStepAnswer(withPainLocation(withSex(consultation, 'male'), place), 'signs', []),
    )
    store.reachResult('Low back', new Date(0))
    store.change((consultation) => withSelfTestAnswer(consultation, 'leg_pain', 'yes'))
    store.change((consultation) => withPainLocation(consultation, { ...place }, { ...NO_MARK, strength: 4 }))
    expect(isReached()).toBe(true)
    store.change((consultation) => withStepAnswer(consultation, 'signs', ['fever']))
    expect(isReached()).toBe(false)

    store.reachResult('Low back', new Date(0))
    store.change((consultation) => withPainLocation(consultation, { id: 36, key: 'knee' }))
    expect(isReached()).toBe(false)
    store.reachResult('Low back', new Date(0))
    store.clear()
    expect(isReached()).toBe(false)
  })

  test('tells its listeners, and picks up what another tab stored', () => {
    const browser = fakeStorage()
    const store = createAnswerStore(openDeviceStorage(() => browser))
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    browser.items.set('userAnswers', '{"sex":"female"}')
    store.reload()
    expect(store.current().sex).toBe('female')
    expect(listener).toHaveBeenCalledOnce()
    expect(concernsAnswers('userAnswers')).toBe(true)
    expect(concernsAnswers('theme')).toBe(false)
  })
})

describe('a browser that refuses storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }

  test('answers live in memory', () => {
    const storage = openDeviceStorage(refuse)
    const store = createAnswerStore(storage)
    store.change((consultation) => withSex(consultation, 'male'))
    store.reload()
    expect(store.current().sex).toBe('male')
    expect(store.isLasting()).toBe(false)
  })

  test('also when only writing is refused, as when it is full', () => {
    const full = { ...fakeStorage(), setItem: refuse }
    const storage = openDeviceStorage(() => full)
    storage.write('userAnswers', '{}')
    expect(storage.read('userAnswers')).toBe('{}')
  })
})
