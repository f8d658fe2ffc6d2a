// @module-tag thorough
import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '../end-to-end/public-pages.ts'
import { visiting } from '../end-to-end/visit.ts'
import { faultsOf } from './faults.ts'

/** As one first sees them they are among the states of `states.ts`, where other conditions stand for gout, and of `account-states.test.ts`. */
const SEEN_ELSEWHERE = new Set([
  '/',
  '/conditions',
  '/conditions/gout',
  '/conditions/place/knee',
  '/contact-us',
  '/forgot-password',
])

test.each(PUBLIC_PAGES.filter((path) => !SEEN_ELSEWHERE.has(path)))('%s', (path) =>
  visiting({ reducedMotion: 'reduce' }, async ({ page, go }) => {
    await go(path)
    expect(await faultsOf(page)).toEqual([])
  }),
)
