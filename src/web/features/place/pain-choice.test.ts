import { expect, test } from 'vitest'
import { choosePain, startChoosing, type PainAction } from './pain-choice.ts'

const after = (...actions: PainAction[]) => actions.reduce(choosePain, startChoosing(null))
const zone = (zone: string, place: string): PainAction => ({ kind: 'zone', zone, place })
const spreads: PainAction = { kind: 'marking', marking: 'spread' }
const undo: PainAction = { kind: 'undo' }

const elbow = zone('left_elbow_outer', 'elbow')
const forearm = zone('left_forearm_upper_back', 'forearm')

test('a zone brings its place', () => {
  expect(after(elbow).now).toEqual({
    place: 'elbow',
    mark: { zone: 'left_elbow_outer', spread: [], also: [], strength: null },
  })
})

test('the place alone leaves the zone open, and keeps what it spreads to', () => {
  expect(after(elbow, spreads, forearm, { kind: 'place', place: 'elbow' }).now).toEqual({
    place: 'elbow',
    mark: { zone: null, spread: ['left_forearm_upper_back'], also: [], strength: null },
  })
})

test('marks several zones it spreads to, and takes one back', () => {
  const wrist = zone('left_wrist_back', 'wrist')
  expect(after(elbow, spreads, forearm, wrist).now.mark.spread).toEqual([
    'left_forearm_upper_back',
    'left_wrist_back',
  ])
  expect(after(elbow, spreads, forearm, wrist, forearm).now.mark.spread).toEqual(['left_wrist_back'])
})

test('the main zone never counts as one it spreads to', () => {
  expect(after(elbow, spreads, elbow).now.mark).toMatchObject({
    zone: 'left_elbow_outer',
    spread: [],
    also: [],
  })
  expect(after(elbow, spreads, forearm, { kind: 'marking', marking: 'main' }, forearm).now).toEqual({
    place: 'forearm',
    mark: { zone: 'left_forearm_upper_back', spread: [], also: [], strength: null },
  })
})

test('with nothing chosen yet, a tap marks the main place', () => {
  expect(after(spreads, elbow).now).toMatchObject({ place: 'elbow', mark: { zone: 'left_elbow_outer' } })
})

test('undo goes back step by step, to where it began and no further', () => {
  const strength: PainAction = { kind: 'strength', strength: 7 }
  const full = [elbow, strength, spreads, forearm]
  expect(after(...full, undo).now.mark).toMatchObject({ strength: 7, spread: [], also: [] })
  expect(after(...full, undo, undo).now.mark).toMatchObject({ zone: 'left_elbow_outer', strength: null })
  expect(after(...full, undo, undo, undo, undo, undo).now).toEqual(startChoosing(null).now)
})

test('choosing the same again is not a step to undo', () => {
  expect(after(elbow, elbow).past).toHaveLength(1)
})

test('another place drops strength and spread, which were of another pain; undo brings them back', () => {
  const stored = { zone: 'left_elbow_outer', spread: ['left_forearm_upper_back'], also: [], strength: 7 }
  const start = startChoosing('elbow', stored)
  const moved = choosePain(start, { kind: 'place', place: 'knee' })
  expect(moved.now).toEqual({ place: 'knee', mark: { zone: null, spread: [], also: [], strength: null } })
  expect(choosePain(moved, undo).now).toEqual({ place: 'elbow', mark: stored })
  expect(choosePain(start, { kind: 'place', place: 'elbow' }).now.mark).toMatchObject({ strength: 7 })
})

test('at the new place, the same strength and spread as before can be given, and stay', () => {
  const again: PainAction[] = [
    { kind: 'place', place: 'calf' },
    { kind: 'strength', strength: 5 },
    spreads,
    zone('left_shin', 'shin'),
    { kind: 'marking', marking: 'main' },
    zone('left_calf_inner', 'calf'),
  ]
  const start = startChoosing('knee', { zone: null, spread: ['left_shin'], also: [], strength: 5 })
  expect(again.reduce(choosePain, start).now).toEqual({
    place: 'calf',
    mark: { zone: 'left_calf_inner', spread: ['left_shin'], also: [], strength: 5 },
  })
})

test('a strength given before any place belongs to the first that is chosen', () => {
  expect(after({ kind: 'strength', strength: 4 }, elbow).now.mark.strength).toBe(4)
})

test('what a choice takes the place of is told, in the same place too; what makes it more exact is not', () => {
  const other = zone('right_elbow_outer', 'elbow')
  const whole: PainAction = { kind: 'place', place: 'elbow' }
  expect(after(elbow, other).replaced).toBe('left_elbow_outer')
  expect(after(elbow, forearm).replaced).toBe('left_elbow_outer')
  expect(after(whole, forearm).replaced).toBe('elbow')
  expect(after(elbow).replaced).toBeNull()
  expect(after(elbow, elbow).replaced).toBeNull()
  expect(after(whole, elbow).replaced).toBeNull()
  expect(after(elbow, whole).replaced).toBeNull()
  const both = after(elbow, other, { kind: 'keep_both' })
  expect(both.now.mark).toMatchObject({ zone: 'right_elbow_outer', also: ['left_elbow_outer'] })
  expect(both.replaced).toBeNull()
})

test('the side typed with a place stays with it, and a spot has its own', () => {
  const left: PainAction = { kind: 'place', place: 'elbow', side: 'left' }
  expect(after(left).now.mark.side).toBe('left')
  expect(after(left, { kind: 'strength', strength: 3 }).now.mark.side).toBe('left')
  expect(after(left, elbow).now.mark.side).toBeUndefined()
  expect(after(left, { kind: 'place', place: 'elbow' }).now.mark.side).toBeUndefined()
})
