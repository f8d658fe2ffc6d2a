import { expect, test } from 'vitest'
import { careInOrder, conditionsInOrder } from './name-order.ts'

const named = (name: string) => ({ slug: name, name, medicalName: name, places: [] })

test('conditions come in the order of their names in the language', () => {
  const index = {
    places: [],
    conditions: ['बवासीर', 'खून का थक्का', 'आधासीसी', 'ख़सरा', 'कान का दर्द'].map(named),
  }
  expect(conditionsInOrder(index, 'hi').conditions.map(({ name }) => name)).toEqual([
    'आधासीसी',
    'कान का दर्द',
    'ख़सरा',
    'खून का थक्का',
    'बवासीर',
  ])
})

const entry = (kind: 'test' | 'treatment', name: string, usedFor: number[]) => ({
  key: name,
  kind,
  category: 'therapy' as const,
  name,
  what: '',
  shows: '',
  expect: '',
  usedFor,
})

test('so do tests and treatments, and what they are used for stays what it was', () => {
  const catalogue = {
    places: [],
    causes: ['बवासीर', 'आधासीसी', 'कान का दर्द'].map((name, place) => ({ name, places: [place] })),
    care: [entry('test', 'स्कैन', [0, 1]), entry('test', 'एक्स-रे', [2]), entry('treatment', 'कसरत', [0, 1, 2])],
  }
  const { care, causes } = careInOrder(catalogue, 'hi')
  expect(
    care.map(({ name, usedFor }) => [name, usedFor.map((at) => [causes[at]!.name, ...causes[at]!.places])]),
  ).toEqual([
    ['एक्स-रे', [['कान का दर्द', 2]]],
    [
      'स्कैन',
      [
        ['आधासीसी', 1],
        ['बवासीर', 0],
      ],
    ],
    [
      'कसरत',
      [
        ['आधासीसी', 1],
        ['कान का दर्द', 2],
        ['बवासीर', 0],
      ],
    ],
  ])
})
