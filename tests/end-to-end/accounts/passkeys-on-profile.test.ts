// @module-tag thorough
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { passkeyMessages } from '#web/features/account/passkeys/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { codeIn, letterTo } from './outbox.ts'
import { button, focused, NAMED_SITE, press, signUpByPasskey, visitWithPasskeys } from './passkey-visit.ts'
import { fill, newEmail, PASSWORD, signedIn, toast, visitFromAfar } from './people.ts'

/** The next of these calls is answered as it is five minutes after logging in. */
async function loggedInLongAgo(page: Page, path: string): Promise<void> {
  const error = { code: 'sign_in_again', message: 'Please log in once more, so that we know it is you.' }
  await page.route(path, (route) => route.fulfill({ status: 403, json: { error } }), { times: 1 })
}

const again = (page: Page) => page.getByRole('dialog', { name: profileMessages.againHeading })

describe('on the profile', () => {
  test('one is added after the password was asked for, named, and told to the mailbox', async () => {
    const visit = await visitWithPasskeys()
    const { page } = visit
    const email = await signedIn(visit)
    await visit.go('/profile')
    await page.getByText(profileMessages.passkeysNone).waitFor()
    await loggedInLongAgo(page, '**/api/passkeys/options/')
    await press(page, profileMessages.passkeyAdd)
    await again(page).waitFor()
    // There is none yet to be asked for.
    expect(await button(page, profileMessages.againPasskey).count()).toBe(0)
    await fill(page, accountMessages.password, PASSWORD)
    await press(page, profileMessages.againButton)
    await toast(page, profileMessages.passkeyIsAdded)
    await expect.poll(() => letterTo(email)).toContain('A passkey was added to your')

    await page.getByRole('button', { name: /^Rename: / }).tap()
    expect(await focused(page)).toBe(profileMessages.passkeyName)
    await fill(page, profileMessages.passkeyName, '  ')
    await press(page, profileMessages.save)
    await page.getByText(profileMessages.typeFirst).waitFor()
    await fill(page, profileMessages.passkeyName, 'My old phone')
    await press(page, profileMessages.save)
    await page.getByRole('heading', { name: 'My old phone' }).waitFor()
    expect(await focused(page)).toBe('My old phone')

    await press(page, profileMessages.passkeyAdd)
    await toast(page, accountMessages.passkeyAlready)
    await page.reload()
    await page.getByRole('heading', { name: 'My old phone' }).waitFor()
    visit.troubles.length = 0
    await visit.end()
  })

  test('what takes things away is done with a passkey, and by keyboard', async () => {
    const visit = await visitWithPasskeys({ viewport: { width: 1280, height: 800 } })
    const { page } = visit
    await signUpByPasskey(page)
    await loggedInLongAgo(page, '**/api/export/')
    await button(page, profileMessages.download).focus()
    await page.keyboard.press('Enter')
    await again(page).waitFor()
    // No password was ever set.
    expect(await again(page).locator('input').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe(profileMessages.againPasskey)
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(file.suggestedFilename()).toMatch(/^painpoint-/)
    await expect.poll(() => again(page).isVisible()).toBe(false)
    visit.troubles.length = 0
    await visit.end()
  })

  test('a passkey stands for the password where an address or the password changes', async () => {
    const visit = await visitWithPasskeys()
    const { page } = visit
    await signedIn(visit)
    await visit.go('/profile')
    await press(page, profileMessages.passkeyAdd)
    await toast(page, profileMessages.passkeyIsAdded)

    const email = newEmail()
    await press(page, profileMessages.changeNamed({ name: profileMessages.itemName.email }))
    await press(page, profileMessages.passkeyInstead)
    await fill(page, profileMessages.itemName.email, email)
    await page.getByRole('checkbox').check()
    await press(page, profileMessages.save)
    await page.getByText(profileMessages.waiting({ address: email })).waitFor()

    await press(page, profileMessages.passwordOpen)
    await press(page, profileMessages.passkeyInstead)
    await fill(page, accountMessages.newPassword, 'blue otter sings low')
    await fill(page, accountMessages.confirmPassword, 'blue otter sings low')
    await press(page, profileMessages.passwordSave)
    await toast(page, profileMessages.passwordSaved)
    expect(await page.locator('input[type="password"]').count()).toBe(0)
    visit.troubles.length = 0
    await visit.end()
  })

  test('who has no password adds an address, then a password, and may remove the passkey', async () => {
    const visit = await visitWithPasskeys()
    const { page } = visit
    await signUpByPasskey(page)
    const email = newEmail()
    await press(page, profileMessages.addNamed({ name: profileMessages.itemName.email }))
    await fill(page, profileMessages.itemName.email, email)
    await page.getByRole('checkbox').check()
    await press(page, profileMessages.save)
    await fill(page, accountMessages.code({ digits: 6 }), codeIn(await letterTo(email)))
    await press(page, accountMessages.confirmButton)
    await toast(page, accountMessages.confirmed)
    await press(page, profileMessages.passwordSet)
    await fill(page, accountMessages.newPassword, PASSWORD)
    await fill(page, accountMessages.confirmPassword, PASSWORD)
    await press(page, profileMessages.passwordSave)
    await toast(page, profileMessages.passwordSaved)
    await button(page, profileMessages.passwordOpen).waitFor()
    await page.getByRole('button', { name: profileMessages.passkeyRemove }).tap()
    await press(page, profileMessages.passkeyRemoveYes)
    await toast(page, profileMessages.passkeyRemoved)
    expect(await page.getByText(profileMessages.passkeysNone).isVisible()).toBe(true)
    await visit.end()
  })
})

describe('where there are no passkeys', () => {
  test.each([
    ['in a browser without WebAuthn', NAMED_SITE, true],
    ['at an address that is a number', () => undefined, false],
  ])(
    '%s a sentence says so, the password comes first, and nothing asks for one',
    async (_, site, isWithout) => {
      const baseURL = site()
      const visit = await visitFromAfar(baseURL ? { baseURL } : {})
      const { page, context } = visit
      if (isWithout) await context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
      await visit.go('/login')
      await button(page, accountMessages.loginButton).waitFor()
      expect(await button(page, accountMessages.passkeyLogin).count()).toBe(0)
      expect(await page.getByText(passkeyMessages.missing).isVisible()).toBe(true)
      expect(await page.getByLabel(accountMessages.emailOrPhone).getAttribute('autocomplete')).toBe(
        'username',
      )
      await visit.go('/register')
      expect(await page.getByRole('radio').count()).toBe(2)
      expect(await page.getByRole('radio', { name: accountMessages.byEmail }).isChecked()).toBe(true)
      expect(await page.getByText(passkeyMessages.missing).isVisible()).toBe(true)
      const paths = visit.requests.map((request) => new URL(request.url()).pathname)
      expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
      await signedIn(visit)
      await visit.go('/profile')
      await page.getByText(profileMessages.passkeysNotHere).waitFor()
      expect(await button(page, profileMessages.passkeyAdd).count()).toBe(0)
      await visit.end()
    },
  )

  test.each([
    ['/login', 'username'],
    ['/register', 'email'],
  ])('saying so on %s moves neither what stands above the first field nor its label', async (path, field) => {
    const topOfLabel = async (isWithout: boolean) => {
      const visit = await visitWithPasskeys()
      if (isWithout)
        await visit.context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
      await visit.go(path)
      const top = await visit.page
        .locator(`input[name="${field}"]`)
        .evaluate((input: HTMLInputElement) => input.labels![0]!.getBoundingClientRect().top)
      await visit.end()
      return top
    }
    expect(await topOfLabel(true)).toBe(await topOfLabel(false))
  })

  test('who has only a passkey is told where to go, when it is asked for', async () => {
    const visit = await visitWithPasskeys()
    const { page, context } = visit
    await signUpByPasskey(page)
    await context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await visit.go('/profile')
    await loggedInLongAgo(page, '**/api/export/')
    await press(page, profileMessages.download)
    await again(page).getByText(profileMessages.againNoWay).waitFor()
    await again(page).getByRole('button', { name: profileMessages.cancel }).tap()
    await expect.poll(() => again(page).isVisible()).toBe(false)
    visit.troubles.length = 0
    await visit.end()
  })
})
