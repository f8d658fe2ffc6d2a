// @module-tag thorough
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { arriveAt } from '../consult.ts'
import { slippedDisc } from '../patients.ts'
import { placeAndPersonOf } from '../user-answers.ts'
import { deviceWith } from '../visit.ts'
import { codeIn, letterTo } from './outbox.ts'
import { fill, logIn, newEmail, PASSWORD, signedIn, toast, visitFromAfar } from './people.ts'

const { itemName } = profileMessages

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
const agree = (page: Page) => page.getByRole('checkbox').check()

/** Which field has the focus, by its label, or which heading. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { labels, innerText } = document.activeElement as HTMLInputElement
    return labels?.[0]?.innerText ?? innerText
  })

test('each item is kept only with consent, and goes when that is taken back', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  await signedIn(visit)
  await visit.go('/profile')
  await press(page, profileMessages.addNamed({ name: itemName.name }))
  expect(await focused(page)).toBe(itemName.name)
  await fill(page, itemName.name, 'Asha')
  await press(page, profileMessages.save)
  await page.getByText(profileMessages.agreeMissing).waitFor()
  await agree(page)
  await press(page, profileMessages.save)
  await page.getByText(profileMessages.hello({ name: 'Asha' })).waitFor()

  await press(page, profileMessages.addNamed({ name: itemName.age_range }))
  await page.getByLabel(itemName.age_range, { exact: true }).selectOption('35_44')
  await agree(page)
  await press(page, profileMessages.save)
  await page.getByText('35 to 44', { exact: true }).waitFor()

  await press(page, profileMessages.removeNamed({ name: itemName.name }))
  await toast(page, profileMessages.removed({ name: itemName.name }))
  await expect.poll(() => page.getByText(profileMessages.hello({ name: 'Asha' })).count()).toBe(0)
  await page.reload()
  await page.getByText('35 to 44', { exact: true }).waitFor()
  expect(await page.getByText(profileMessages.hello({ name: 'Asha' })).count()).toBe(0)
  await visit.end()
})

test('what the profile holds fills in the page about the person, and stays on the device from there', async () => {
  const { painLocation } = await placeAndPersonOf(slippedDisc)
  const visit = await visitFromAfar({ stored: deviceWith({ painLocation }) })
  const { page, context } = visit
  await signedIn(visit)
  const { value } = (await context.cookies()).find(({ name }) => name === 'pp_access')!
  for (const [field, kept] of [
    ['age_range', '45_54'],
    ['sex', 'female'],
  ]) {
    const put = await context.request.put(`/api/profile/${field}/`, {
      headers: { authorization: `Bearer ${value}` },
      data: { value: kept, consent: true },
    })
    expect(put.ok()).toBe(true)
  }
  await visit.go('/gender-age-weight')
  await press(page, 'Fill in from your profile')
  await expect.poll(() => page.getByRole('radio', { name: '45 to 54' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: reviewMessages.sexName.female }).isChecked()).toBe(true)
  await visit.end()
})

test('a new email address is confirmed by its code, and needs the password', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  await signedIn(visit)
  const email = newEmail()
  await visit.go('/profile')
  await press(page, profileMessages.changeNamed({ name: itemName.email }))
  await fill(page, itemName.email, email)
  await fill(page, accountMessages.currentPassword, 'not my password')
  await agree(page)
  await press(page, profileMessages.save)
  await page.getByText('That is not your current password.').waitFor()
  await fill(page, accountMessages.currentPassword, PASSWORD)
  await press(page, profileMessages.save)
  await page.getByText(profileMessages.waiting({ address: email })).waitFor()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('code')
  await fill(page, accountMessages.code({ digits: 6 }), codeIn(await letterTo(email)))
  await press(page, accountMessages.confirmButton)
  await expect.poll(() => page.getByText(email, { exact: true }).isVisible()).toBe(true)
  visit.troubles.length = 0
  await visit.end()
})

test('a new address that was mistyped can be given up', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  const email = await signedIn(visit)
  const mistyped = newEmail()
  await visit.go('/profile')
  await press(page, profileMessages.changeNamed({ name: itemName.email }))
  await fill(page, itemName.email, mistyped)
  await fill(page, accountMessages.currentPassword, PASSWORD)
  await agree(page)
  await press(page, profileMessages.save)
  await page.getByText(profileMessages.waiting({ address: mistyped })).waitFor()
  await press(page, accountMessages.giveUp)
  await toast(page, accountMessages.givenUp({ address: mistyped }))
  await expect.poll(() => page.getByText(profileMessages.waiting({ address: mistyped })).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.getByText(email).first().isVisible()).toBe(true)
  await visit.end()
})

test('shows where one is logged in, ends it there, and a new password does so too', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  const email = await signedIn(visit)
  const elsewhere = await visitFromAfar()
  await elsewhere.go('/login')
  await logIn(elsewhere.page, email)
  await arriveAt(elsewhere.page, profileMessages.heading)

  await visit.go('/profile')
  await page.getByRole('button', { name: profileMessages.logOutOthers }).tap()
  await toast(page, profileMessages.loggedOutOthers)
  await expect.poll(() => focused(page)).toBe(profileMessages.sessionsHeading)
  await elsewhere.page.reload()
  await arriveAt(elsewhere.page, accountMessages.loginHeading)

  await press(page, profileMessages.passwordOpen)
  expect(await focused(page)).toBe(accountMessages.currentPassword)
  await fill(page, accountMessages.currentPassword, PASSWORD)
  await fill(page, accountMessages.newPassword, 'blue otter sings low')
  await fill(page, accountMessages.confirmPassword, 'blue otter sings low')
  await press(page, profileMessages.passwordSave)
  await toast(page, profileMessages.passwordSaved)
  expect(await focused(page)).toBe(profileMessages.passwordHeading)
  await page.reload()
  await expect.poll(() => page.getByText(email).first().isVisible()).toBe(true)
  elsewhere.troubles.length = 0
  await elsewhere.end()
  await visit.end()
})

test('downloads everything, then deletes the account after asking once more', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await signedIn(visit)
  await visit.go('/profile')
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, profileMessages.download)])
  const held = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(held)).toMatchObject({ profile: { fields: { email: { value: email } } } })

  await press(page, profileMessages.deleteOpen)
  await press(page, profileMessages.deleteNo)
  await press(page, profileMessages.deleteOpen)
  await press(page, profileMessages.deleteYes)
  await toast(page, profileMessages.deleted)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await context.cookies()).toEqual([])
  await visit.go('/login')
  await logIn(page, email)
  await toast(page, 'Wrong email/password! Please try again')
  visit.troubles.length = 0
  await visit.end()
})

test('what takes things away asks for the password when the login is old, and goes on from there', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  const email = await signedIn(visit)
  await visit.go('/profile')
  // As the server answers five minutes after logging in.
  const error = { code: 'sign_in_again', message: 'Please log in once more, so that we know it is you.' }
  const old = () =>
    page.route('**/api/export/', (route) => route.fulfill({ status: 403, json: { error } }), { times: 1 })
  const dialog = page.getByRole('dialog', { name: profileMessages.againHeading })

  await old()
  await press(page, profileMessages.download)
  await dialog.waitFor()
  expect(await focused(page)).toBe(accountMessages.password)
  await dialog.getByRole('button', { name: profileMessages.cancel }).tap()
  await toast(page, error.message)

  await old()
  await press(page, profileMessages.download)
  await dialog.waitFor()
  await fill(page, accountMessages.password, 'not my password')
  await dialog.getByRole('button', { name: profileMessages.againButton }).tap()
  await dialog.getByText('Wrong email/password! Please try again').waitFor()
  await fill(page, accountMessages.password, PASSWORD)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: profileMessages.againButton }).tap(),
  ])
  const held = JSON.parse(await readFile(await file.path(), 'utf8')) as { sessions: unknown[] }
  expect(held).toMatchObject({ profile: { fields: { email: { value: email } } } })
  // The new login has taken the place of the old one.
  expect(held.sessions).toHaveLength(1)
  await expect.poll(() => dialog.isVisible()).toBe(false)
  visit.troubles.length = 0
  await visit.end()
})
