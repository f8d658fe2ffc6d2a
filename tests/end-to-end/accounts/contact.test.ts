import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { contactMessages } from '#web/features/contact/messages.ts'
import { arriveAt } from '../consult.ts'
import { fill, newEmail, signedIn, toast, visitFromAfar } from './people.ts'

const MESSAGE_CALL = '**/user/user-msg/'

async function sendHello(page: Page, email: string): Promise<void> {
  await fill(page, contactMessages.name, 'Asha')
  await fill(page, contactMessages.email, email)
  await fill(page, contactMessages.message, 'Hello')
  await page.getByRole('button', { name: contactMessages.send }).tap()
}

test('a visitor without an account writes a message', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  const email = newEmail()
  await visit.go('/contact-us')
  const send = page.getByRole('button', { name: 'Send Message' })
  await fill(page, contactMessages.name, 'Asha')
  await fill(page, contactMessages.email, email)
  expect(await send.isDisabled()).toBe(true)
  await fill(page, contactMessages.message, 'The film of the knee is too fast.')
  await send.tap()
  await toast(page, 'Your message has been sent successfully')
  await arriveAt(page, contactMessages.sentHeading)
  expect(await page.getByText(contactMessages.sentText({ email })).isVisible()).toBe(true)
  await visit.end()
})

test('when it cannot be sent, says so and keeps what was written', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  await visit.go('/contact-us')
  await page.route(MESSAGE_CALL, (route) => route.abort())
  await sendHello(page, newEmail())
  await toast(page, 'Something went wrong. Please try again later')
  expect(await page.getByRole('main').innerText()).toContain(accountMessages.unreachable)
  expect(await page.getByLabel(contactMessages.message, { exact: true }).inputValue()).toBe('Hello')
  await page.unroute(MESSAGE_CALL)
  await page.getByRole('button', { name: contactMessages.send }).tap()
  await arriveAt(page, contactMessages.sentHeading)
  visit.troubles.length = 0
  await visit.end()
})

test('an address that cannot be right is said in a toast and beside its field, which gets the focus and is not covered', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  await visit.go('/contact-us')
  const email = page.getByLabel(contactMessages.email, { exact: true })
  await sendHello(page, 'asha at example')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => email.evaluate((field) => document.activeElement === field)).toBe(true)
  await toast(page, 'Something went wrong. Please try again later')
  const isUncovered = (field: Element) => {
    const { x, y, width, height } = field.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === field
  }
  await expect.poll(() => email.evaluate(isUncovered)).toBe(true)
  visit.troubles.length = 0
  await visit.end()
})

test('somebody signed in finds the address filled in, and the message carries the bearer token', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  const email = await signedIn(visit)
  await visit.go('/contact-us')
  await expect.poll(() => page.getByLabel(contactMessages.email, { exact: true }).inputValue()).toBe(email)
  await fill(page, contactMessages.name, 'Asha')
  await fill(page, contactMessages.message, 'Hello')
  const sent = page.waitForRequest(MESSAGE_CALL)
  await page.getByRole('button', { name: contactMessages.send }).tap()
  expect((await sent).headers()['authorization']).toMatch(/^Bearer .+\..+\..+/)
  await arriveAt(page, contactMessages.sentHeading)
  await visit.end()
})

test('the address that was filled in goes when its owner logs out in another tab, and what was typed stays', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await signedIn(visit)
  await visit.go('/contact-us')
  const field = page.getByLabel(contactMessages.email, { exact: true })
  await expect.poll(() => field.inputValue()).toBe(email)
  await fill(page, contactMessages.message, 'Hello')
  await context.clearCookies()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => field.inputValue()).toBe('')
  expect(await page.getByLabel(contactMessages.message, { exact: true }).inputValue()).toBe('Hello')
  await visit.end()
})

test('toasts are as wide as the specification says, wait while they are looked at, and give the focus back', async () => {
  const visit = await visitFromAfar({ reducedMotion: 'reduce' })
  const { page } = visit
  await page.clock.install()
  await visit.go('/contact-us')
  await page.route(MESSAGE_CALL, (route) => route.abort())
  await sendHello(page, newEmail())
  await page.clock.runFor(500)
  const region = page.getByRole('region', { name: 'Notices' })
  const card = region.locator('> div')
  await card.waitFor()
  for (const [screen, wide] of [
    [360, 324],
    [480, 432],
    [481, 450],
    [768, 450],
    [769, 500],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 })
    const box = (await card.boundingBox())!
    expect([screen, box.width, Math.round(box.x + box.width / 2)]).toEqual([
      screen,
      wide,
      expect.closeTo(screen / 2, -0.4),
    ])
  }
  await card.hover()
  await page.clock.runFor(60_000)
  expect(await card.count()).toBe(1)
  await page.mouse.move(5, 700)
  const send = page.getByRole('button', { name: contactMessages.send })
  await send.focus()
  await region.getByRole('button', { name: 'Dismiss' }).focus()
  await page.clock.runFor(60_000)
  expect(await card.count()).toBe(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => card.count()).toBe(0)
  expect(await send.evaluate((button) => button === document.activeElement)).toBe(true)
  visit.troubles.length = 0
  await visit.end()
})
