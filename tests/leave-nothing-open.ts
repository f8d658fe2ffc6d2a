import { mkdir } from 'node:fs/promises'
import { afterAll, afterEach } from 'vitest'
import { openContexts } from './end-to-end/visit.ts'

/** Where what a failed test had before it is kept, to look at. */
const FAILURES = 'build/failures'

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await mkdir(FAILURES, { recursive: true })
  const pages = (await openContexts()).flatMap((context) => context.pages())
  for (const [at, page] of pages.entries()) {
    const path = `${FAILURES}/${task.name.replaceAll(/\W+/g, '-').slice(0, 80)}-${at}.png`
    console.error(`${task.name}: was at ${page.url()}, seen in ${path}`)
    await page.screenshot({ path }).catch(() => console.error('it could not be seen'))
  }
})

afterAll(async () => {
  for (const context of await openContexts()) await context.close()
})
