import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '../end-to-end/public-pages.ts'
import { visiting } from '../end-to-end/visit.ts'
import { faultsOf } from './faults.ts'

test.each(PUBLIC_PAGES)('%s', (path) =>
  visiting({ reducedMotion: 'reduce' }, async ({ page, go }) => {
    await go(path)
    expect(await faultsOf(page)).toEqual([])
  }),
)
