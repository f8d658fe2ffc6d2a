// @module-tag thorough
import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { arriveAt } from '../consult.ts'
import { codeIn, letterTo } from './outbox.ts'
import { focused, press, visitWithPasskeys } from './passkey-visit.ts'
import { fill, newEmail, signedIn, toast } from './people.ts'

test('an account is made with a passkey alone, and warns of what is lost with it', async () => {
  const visit = await visitWithPasskeys()
  const { page, context, authenticator } = visit
  await visit.go('/register')
  expect(await page.getByRole('radio', { name: accountMessages.byPasskey }).isChecked()).toBe(true)
  await press(page, accountMessages.passkeySignUp)
  await page.getByText(accountMessages.adultMissing).waitFor()
  expect(await authenticator.count()).toBe(0)
  await page.getByRole('checkbox', { name: accountMessages.adult }).check()
  await press(page, accountMessages.passkeySignUp)
  await toast(page, 'Your account has been created')
  await arriveAt(page, profileMessages.heading)
  expect(await authenticator.count()).toBe(1)
  await page.getByText(accountMessages.onlyPasskey).waitFor()
  await page.getByText(profileMessages.passkeyIsLast).waitFor()
  expect(await page.getByRole('button', { name: profileMessages.passkeyRemove }).count()).toBe(0)
  await page.getByText(profileMessages.passwordNoAddress).waitFor()
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
    'pp_access',
    'pp_refresh',
    'pp_session',
  ])
  await visit.end()
})

test('an address beside the passkey is kept with consent and confirmed, and the warning goes', async () => {
  const visit = await visitWithPasskeys()
  const { page } = visit
  const email = newEmail()
  await visit.go('/register')
  await page.getByLabel(accountMessages.emailIfYouLike).fill(email)
  await page.getByRole('checkbox', { name: accountMessages.adult }).check()
  await press(page, accountMessages.passkeySignUp)
  await page.getByText(accountMessages.agreeMissing).waitFor()
  await page.getByRole('checkbox', { name: accountMessages.agree.email }).check()
  await press(page, accountMessages.passkeySignUp)
  await arriveAt(page, profileMessages.heading)
  await page.getByText(accountMessages.onlyPasskeyConfirm).waitFor()
  await fill(page, accountMessages.code({ digits: 6 }), codeIn(await letterTo(email)))
  await press(page, accountMessages.confirmButton)
  await toast(page, accountMessages.confirmed)
  await expect.poll(() => page.getByText(accountMessages.onlyPasskeyName).count()).toBe(0)
  await page.getByRole('button', { name: profileMessages.passkeyRemove }).waitFor()
  await visit.end()
})

test('an address that is taken is told beside it, and no passkey is made', async () => {
  const visit = await visitWithPasskeys()
  const { page, context, authenticator } = visit
  const email = await signedIn(visit)
  await context.clearCookies()
  await visit.go('/register')
  await page.getByLabel(accountMessages.emailIfYouLike).fill(email)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await press(page, accountMessages.passkeySignUp)
  await toast(page, 'Account already exist')
  await page.getByText(accountMessages.accountExistsMore).waitFor()
  expect(await authenticator.count()).toBe(0)
  visit.troubles.length = 0
  await visit.end()
})

test('in the dialog, a passkey makes an account and says where to go on', async () => {
  const visit = await visitWithPasskeys({ viewport: { width: 1280, height: 800 } })
  const { page } = visit
  await visit.go('/about-us')
  await page.getByRole('link', { name: layoutMessages.login, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: accountMessages.createAccount }).click()
  await dialog.getByRole('checkbox', { name: accountMessages.adult }).check()
  await dialog.getByRole('button', { name: accountMessages.passkeySignUp }).click()
  await page.getByRole('dialog', { name: accountMessages.passkeyMadeHeading }).waitFor()
  await dialog.getByText(accountMessages.onlyPasskey).waitFor()
  expect(await focused(page)).toBe(accountMessages.toProfile)
  await page.keyboard.press('Enter')
  await arriveAt(page, profileMessages.heading)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await visit.end()
})
