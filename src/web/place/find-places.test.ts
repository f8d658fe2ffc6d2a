import { expect, test } from 'vitest'
import { findPlaces, groupPlaces } from './find-places.ts'

const place = (id: number, key: string, name: string, group: string, includes: string) => ({
  id,
  key,
  name,
  group,
  includes,
  anatomical: '',
  covered: true,
})
const places = [
  place(1, 'neck', 'Neck', 'Neck', 'The back and sides of the neck'),
  place(2, 'low_back', 'Low back', 'Back', 'Below the ribs'),
  place(3, 'knee', 'Knee', 'Leg', 'The joint and its hollow'),
  place(4, 'upper_back', 'Upper back', 'Back', 'Along the spine'),
]

test('finds by any of the words people use', () => {
  expect(findPlaces(places, 'RIBS').map(({ key }) => key)).toEqual(['low_back'])
  expect(findPlaces(places, ' back  up').map(({ key }) => key)).toEqual(['upper_back'])
  expect(findPlaces(places, '')).toHaveLength(4)
  expect(findPlaces(places, 'toe')).toEqual([])
})

test('groups keep the order from head to toe', () => {
  expect(groupPlaces(places).map(([group, members]) => [group, members.length])).toEqual([
    ['Neck', 1],
    ['Back', 2],
    ['Leg', 1],
  ])
})
