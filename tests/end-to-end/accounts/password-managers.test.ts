import { expect, test } from 'vitest'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { letterTo, linkIn } from './outbox.ts'
import { newEmail, PASSWORD, signedIn, visitFromAfar } from './people.ts'

const USERNAME = 'username'
const CURRENT = 'current-password'
const NEW = 'new-password'

test.each([
  ['/login', [USERNAME, CURRENT]],
  ['/register', [USERNAME, NEW, NEW]],
  ['/profile', [USERNAME, CURRENT, NEW, NEW]],
  ['the link of a letter', [NEW, NEW]],
])('%s tells a password manager what goes where, and lets it, or a person, paste', async (path, expected) => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = path === '/profile' || path.startsWith('the') ? await signedIn(visit) : newEmail()
  if (path.startsWith('the')) {
    await context.request.post('/api/password-reset/', { data: { username: email } })
    await visit.go(linkIn(await letterTo(email)))
  } else await visit.go(path)
  if (path === '/profile') await page.getByRole('button', { name: profileMessages.passwordOpen }).tap()
  const form = page.locator('form').filter({ has: page.locator('input[type="password"]') })
  const fields = form.locator('input[autocomplete]:not([type=radio], [type=checkbox])')
  await fields.first().waitFor({ state: 'attached' })
  const purposes = await fields.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).autocomplete),
  )
  expect(purposes).toEqual(expected)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const field of await form.locator('input[type="password"]').all()) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
    await field.focus()
    await page.keyboard.press('ControlOrMeta+v')
    expect(await field.inputValue()).toBe(PASSWORD)
  }
  visit.troubles.length = 0
  await visit.end()
})
