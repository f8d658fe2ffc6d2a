import { expect, test } from 'vitest'
import type { CatalogueCare } from './catalogue.ts'
import { findCare } from './find-care.ts'

const care = (entry: Partial<CatalogueCare> & Pick<CatalogueCare, 'key' | 'name'>): CatalogueCare => ({
  kind: 'test',
  category: 'imaging',
  what: '',
  shows: '',
  expect: 'A needle prick',
  causes: [],
  places: [],
  ...entry,
})
const catalogue = [
  care({ key: 'xray', name: 'X-ray', what: 'A picture of the bones' }),
  care({ key: 'mri', name: 'MRI scan', causes: ['Torn ménisque'], places: ['Knee'] }),
  care({ key: 'blood', name: 'Full blood count', category: 'blood-test' }),
]
const found = (typed: string, category: CatalogueCare['category'] | null = null) =>
  findCare(catalogue, { typed, category }).map(({ key }) => key)

test.each([
  ['', ['xray', 'mri', 'blood']],
  ['  ', ['xray', 'mri', 'blood']],
  ['x-ray', ['xray']],
  ['XRAY', ['xray']],
  ['x ray bones', ['xray']],
  ['blo', ['blood']],
  ['knee', ['mri']],
  ['menisque', ['mri']],
  ['knee blood', []],
  ['needle', []],
])('"%s" finds %j', (typed, keys) => {
  expect(found(typed)).toEqual(keys)
})

test('a category and a word both have to fit', () => {
  expect(found('', 'imaging')).toEqual(['xray', 'mri'])
  expect(found('scan', 'imaging')).toEqual(['mri'])
  expect(found('scan', 'blood-test')).toEqual([])
})
