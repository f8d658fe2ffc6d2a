import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { touch } from './input-methods/touch.ts'
import { visitSite } from './visit.ts'

/** The mode that drives the colours, the other one on the body that drives the icon, and the paper's brightness. */
function look(page: Page) {
  return page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    const [red = 0] = backgroundColor.match(/\d+/g)!.map(Number)
    const { theme } = document.documentElement.dataset
    return { theme, body: document.body.className, paper: red > 128 ? 'bright' : 'dim' }
  })
}

test('the theme is light at first, toggles, and is kept for the next visit', async () => {
  const visit = await visitSite()
  const { page } = visit
  await visit.go('/')
  expect(await look(page)).toEqual({ theme: 'light', body: 'dark', paper: 'bright' })
  await touch(page).press('button', layoutMessages.toDark)
  expect(await look(page)).toEqual({ theme: 'dark', body: 'light', paper: 'dim' })

  await visit.go('/man-body')
  expect(await look(page)).toEqual({ theme: 'dark', body: 'light', paper: 'dim' })
  await touch(page).press('button', layoutMessages.toLight)
  expect(await look(page)).toEqual({ theme: 'light', body: 'dark', paper: 'bright' })
  await visit.end()
})
