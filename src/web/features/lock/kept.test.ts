import { beforeEach, expect, test, vi } from 'vitest'
import { holdKept, KEPT_KEY, readKept } from './kept.ts'
import { keyFromBytes, randomBytes, seal, toBase64 } from './sealed.ts'

let key: CryptoKey
let held: Map<string, string>
let isFull: boolean

beforeEach(async () => {
  held = new Map([['lock', '{}']])
  isFull = false
  const localStorage = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new Error('full')
      held.set(name, value)
    },
    removeItem: (name: string) => void held.delete(name),
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal('StorageEvent', class extends Event {})
  let turn = Promise.resolve()
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, act: () => Promise<void>) => (turn = turn.then(act)) },
  })
  key = await keyFromBytes(toBase64(randomBytes(32)))
  held.set(KEPT_KEY, JSON.stringify(await seal(key, JSON.stringify([['userAnswers', 'old']]))))
})

const openTab = async () => holdKept(key, await readKept(key), () => {})

test('two tabs that change something at once lose nothing of each other', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.backing.setItem('keptResults', 'two')
  other.backing.setItem('userAnswers', 'new')
  await Promise.all([one.settled(), other.settled()])
  expect(Object.fromEntries(await readKept(key))).toEqual({ keptResults: 'two', userAnswers: 'new' })
  other.backing.removeItem('userAnswers')
  one.backing.setItem('keptResults', 'three')
  await Promise.all([one.settled(), other.settled()])
  expect(Object.fromEntries(await readKept(key))).toEqual({ keptResults: 'three' })
})

test('what is changed while it is being written is written, too', async () => {
  const tab = await openTab()
  for (const value of ['a', 'b', 'c']) {
    tab.backing.setItem('userAnswers', value)
    await Promise.resolve()
  }
  expect(tab.backing.getItem('userAnswers')).toBe('c')
  expect((await tab.settled()).get('userAnswers')).toBe('c')
  expect((await readKept(key)).get('userAnswers')).toBe('c')
})

test('once there is no room it says so, and keeps what was written before', async () => {
  const tab = await openTab()
  isFull = true
  tab.backing.setItem('userAnswers', 'long')
  await tab.settled()
  expect(() => tab.backing.setItem('userAnswers', 'longer')).toThrow('full')
  expect((await readKept(key)).get('userAnswers')).toBe('old')
})

test('nothing is written after the lock has gone', async () => {
  const tab = await openTab()
  const before = held.get(KEPT_KEY)
  tab.backing.setItem('userAnswers', 'new')
  held.delete('lock')
  await tab.settled()
  expect(held.get(KEPT_KEY)).toBe(before)
})
