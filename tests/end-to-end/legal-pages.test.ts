// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { legalMessages } from '#web/features/legal/messages.ts'
import { storedEntryMessages } from '#web/features/legal/stored-entries.ts'
import { answerQuestions, chooseAnswer, questionShown, enterPlaceAndPerson } from './consult.ts'
import { touch } from './input-methods/touch.ts'
import { slippedDisc } from './patients.ts'
import { visiting } from './visit.ts'

const chosenTab = (page: Page) => page.getByRole('tab', { selected: true }).innerText()
const shownText = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 }).innerText()

test('legal tabs work by keyboard, and the address names the one shown', () =>
  visiting({}, async ({ page, go }) => {
    await go('/terms-condition')
    expect(await chosenTab(page)).toBe('Legal Disclaimer')
    expect(await page.getByText('Last updated 20 February 2025').filter({ visible: true }).count()).toBe(1)
    await page.getByRole('tab', { name: 'Legal Disclaimer' }).focus()
    for (const [key, tab, fragment] of [
      ['ArrowRight', 'Terms of Use', '#terms-of-use'],
      ['End', 'Privacy Policy', '#privacy-policy'],
      ['ArrowRight', 'Legal Disclaimer', '#legal-disclaimer'],
      ['ArrowLeft', 'Privacy Policy', '#privacy-policy'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => shownText(page)).toBe(tab)
      expect([await chosenTab(page), new URL(page.url()).hash]).toEqual([tab, fragment])
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tab)
    }
    // Only the chosen tab is in the order of Tab; then comes the text.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('privacy-policy')
  }))

test.each([
  ['/terms-condition#terms-of-use', 'Terms of Use'],
  ['/terms-condition#grievance-officer', 'Privacy Policy'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/privacy-policy#legal-disclaimer', 'Legal Disclaimer'],
])('%s opens with %s', (path, tab) =>
  visiting({}, async ({ page, go }) => {
    await go(path)
    await expect.poll(() => shownText(page)).toBe(tab)
  }),
)

test('without script all legal texts are there to read', () =>
  visiting({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/terms-condition')
    for (const id of ['no-medical-advice', 'permitted-use', 'third-party-sharing', 'grievance-officer']) {
      expect([id, await page.locator(`#${id}`).isVisible()]).toEqual([id, true])
    }
  }))

test('says plainly when nobody has been named', () =>
  visiting({}, async ({ page, go }) => {
    await go('/privacy-policy')
    await expect.poll(() => page.getByText(legalMessages.noOfficer).isVisible()).toBe(true)
    await go('/cookie-policy')
    await expect.poll(() => page.getByText(legalMessages.noEmail).isVisible()).toBe(true)
  }))

test('no cookie is set, and the cookie policy names all that is kept', () =>
  visiting({}, async ({ page, go, context }) => {
    const patient = slippedDisc
    await go('/')
    await enterPlaceAndPerson(page, patient, touch(page))
    const step = (await questionShown(page, patient))!
    await chooseAnswer(step, patient, touch(page))
    await page.getByRole('button', { name: layoutMessages.toDark }).click()
    await answerQuestions(page, patient, touch(page))
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept).toEqual(expect.arrayContaining(['userAnswers', 'answersFor', 'diseases', 'theme']))
    await go('/cookie-policy')
    const named = await page.locator('#use code').allInnerTexts()
    expect(named).toEqual(storedEntryMessages.map(({ key }) => key))
    expect(kept.filter((entry) => !named.includes(entry))).toEqual([])
    expect(await context.cookies()).toEqual([])
  }))
