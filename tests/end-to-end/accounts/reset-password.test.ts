import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { deviceMessages } from '#web/features/this-device/messages.ts'
import { wipedMessages } from '#web/features/this-device/wiped-messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { arriveAt } from '../consult.ts'
import { codeIn, letterTo, linkIn } from './outbox.ts'
import { fill, logIn, newEmail, newPhone, PASSWORD, signedIn, toast, visitFromAfar } from './people.ts'

const NEW_PASSWORD = 'green heron reads maps'

test('by email: a link, a new password, and logging in with it; the link works once', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await signedIn(visit)
  await context.clearCookies()
  await visit.go('/login')
  await page.getByRole('link', { name: accountMessages.forgotPassword }).tap()
  await arriveAt(page, accountMessages.forgotHeading)
  await page.getByRole('link', { name: accountMessages.forgotByEmail }).tap()
  await arriveAt(page, accountMessages.resetHeading)
  await fill(page, accountMessages.email, email)
  await page.getByRole('button', { name: accountMessages.resetButton }).tap()
  await arriveAt(page, accountMessages.resetSentHeading)

  const link = linkIn(await letterTo(email))
  await visit.go(link)
  await fill(page, accountMessages.newPassword, NEW_PASSWORD)
  await fill(page, accountMessages.confirmPassword, NEW_PASSWORD)
  await page.getByRole('button', { name: accountMessages.newPasswordButton }).tap()
  await toast(page, accountMessages.newPasswordSet)
  await arriveAt(page, accountMessages.loginHeading)
  await logIn(page, email, NEW_PASSWORD)
  await arriveAt(page, profileMessages.heading)

  await visit.go(link)
  await arriveAt(page, accountMessages.linkEndedHeading)
  expect(await page.getByRole('textbox').count()).toBe(0)
  visit.troubles.length = 0
  await visit.end()
})

test('says the same for an address that has no account', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  const email = newEmail()
  await visit.go('/reset-password')
  await fill(page, accountMessages.email, email)
  await page.getByRole('button', { name: accountMessages.resetButton }).tap()
  await arriveAt(page, accountMessages.resetSentHeading)
  expect(await page.getByText(accountMessages.resetSent({ email })).isVisible()).toBe(true)
  await visit.end()
})

test('by phone: a code, a new password, and logging in with it', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const phone = newPhone()
  const created = await context.request.post('/user/create-account/', {
    data: { phone, dialCode: '+91', password: PASSWORD, confirmPassword: PASSWORD, adult: true },
  })
  expect(created.ok()).toBe(true)
  await letterTo(`+91${phone}`)

  await visit.go('/forgot-password')
  await page.getByRole('link', { name: accountMessages.forgotByPhone }).tap()
  await arriveAt(page, accountMessages.resetPhoneHeading)
  await page.getByLabel(accountMessages.country).selectOption('IN')
  await fill(page, accountMessages.phone, phone)
  await page.getByRole('button', { name: accountMessages.resetPhoneButton }).tap()
  await arriveAt(page, accountMessages.resetCodeHeading)
  const field = page.getByLabel(accountMessages.code({ digits: 6 }))
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  const code = codeIn(await letterTo(`+91${phone}`))
  await field.fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: accountMessages.resetCodeButton }).tap()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  // A reload keeps the number, without any of it in the address.
  await page.reload()
  await field.fill(code)
  await page.getByRole('button', { name: accountMessages.resetCodeButton }).tap()
  await arriveAt(page, accountMessages.newPasswordHeading)
  await fill(page, accountMessages.newPassword, NEW_PASSWORD)
  await fill(page, accountMessages.confirmPassword, NEW_PASSWORD)
  await page.getByRole('button', { name: accountMessages.newPasswordButton }).tap()
  await arriveAt(page, accountMessages.loginHeading)
  await logIn(page, `+91${phone}`, NEW_PASSWORD)
  await arriveAt(page, profileMessages.heading)
  visit.troubles.length = 0
  await visit.end()
})

test('a number that a code was sent to is not in the history, and a wipe leaves nothing of it', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  const phone = newPhone()
  await visit.go('/reset-password-phone')
  await page.getByLabel(accountMessages.country).selectOption('IN')
  await fill(page, accountMessages.phone, phone)
  await page.getByRole('button', { name: accountMessages.resetPhoneButton }).tap()
  await arriveAt(page, accountMessages.resetCodeHeading)
  expect(await page.locator('main').innerText()).toContain(phone)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(phone)

  await page.getByRole('button', { name: deviceMessages.wipe }).tap()
  await page.getByText(wipedMessages.wiped).waitFor()
  await page.goBack()
  await arriveAt(page, accountMessages.resetPhoneHeading)
  expect(await page.getByLabel(accountMessages.phone, { exact: true }).inputValue()).toBe('')
  visit.troubles.length = 0
  await visit.end()
})

test.each([
  ['/reset-password-confirmation-phone', accountMessages.resetPhoneHeading],
  ['/reset-password-reset-password', accountMessages.forgotHeading],
  ['/set-password/no-such-link', accountMessages.linkEndedHeading],
  ['/set-password', accountMessages.linkEndedHeading],
])('%s entered out of nowhere leads to: %s', async (path, heading) => {
  const visit = await visitFromAfar()
  await visit.page.goto(path)
  await arriveAt(visit.page, heading)
  expect(await visit.page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
  visit.troubles.length = 0
  await visit.end()
})

test.each([
  ['was chosen on this device', { language: 'hi' }],
  ['is chosen there', {}],
])(
  'the link of a mail stays the same link where another language %s',
  async (_, stored: Record<string, string>) => {
    const visit = await visitFromAfar({ stored })
    const { page } = visit
    await page.goto('/set-password/abc-DEF_1')
    if (!stored['language']) await page.locator('a[hreflang=hi]').first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/hi/set-password'))
    expect(new URL(page.url()).pathname).toBe('/hi/set-password/abc-DEF_1')
    await visit.context.close()
    // It has ended, as the site says on both pages, if they were there for long enough.
    const others = visit.troubles.filter((trouble) => !trouble.includes('/user/set-password/abc-DEF_1/'))
    visit.troubles.splice(0, Infinity, ...others)
    await visit.end()
  },
)
