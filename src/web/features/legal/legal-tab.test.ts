import { expect, test } from 'vitest'
import { LEGAL_TABS, TAB_FRAGMENTS, tabByKey, tabOf } from './legal-tab.ts'
import { legalTexts } from './legal-tabs.tsx'

test.each([
  ['terms-of-use', 'terms'],
  ['privacy-policy', 'privacy'],
  ['grievance-officer', 'privacy'],
  ['governing-law', 'disclaimer'],
  ['', null],
  ['content', null],
])('#%s opens %s', (fragment, tab) => {
  expect(tabOf(fragment, legalTexts)).toBe(tab)
})

test('no two parts of the page share a fragment', () => {
  const fragments = LEGAL_TABS.flatMap((tab) => [
    TAB_FRAGMENTS[tab],
    ...legalTexts[tab].sections.map(({ id }) => id),
  ])
  expect(new Set(fragments).size).toBe(fragments.length)
})

test('arrow keys go round the tabs, Home and End to the first and last', () => {
  expect([tabByKey('ArrowRight', 'disclaimer'), tabByKey('ArrowRight', 'privacy')]).toEqual([
    'terms',
    'disclaimer',
  ])
  expect([tabByKey('ArrowLeft', 'terms'), tabByKey('ArrowLeft', 'disclaimer')]).toEqual([
    'disclaimer',
    'privacy',
  ])
  expect([tabByKey('Home', 'privacy'), tabByKey('End', 'disclaimer')]).toEqual(['disclaimer', 'privacy'])
  expect(tabByKey('Tab', 'terms')).toBeNull()
})
