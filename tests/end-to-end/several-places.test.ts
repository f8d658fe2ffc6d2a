import { expect, test } from 'vitest'
import { placeMessages } from '#web/features/place/messages.ts'
import { bodyMapMessages } from '#web/features/body-map/messages.ts'
import { zoneOf } from '#web/domain/body/zones.ts'
import { painMessages } from '#web/domain/words/pain-words.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { atBody, marks, nameOf, spot } from './body-page.ts'
import { arriveAt } from './consult.ts'
import { storedAnswers } from './visit.ts'
import { PHONE } from './visit.ts'

const { also, main } = bodyMapMessages.state

test('a second tap says what it took the place of, and keeps both where both hurt', async () => {
  const visit = await atBody()
  const { page } = visit
  await spot(page, 'left_kneecap').tap()
  await spot(page, 'left_kneecap', main).waitFor()
  await spot(page, 'left_shoulder_front').tap()
  await page.getByText(placeMessages.instead({ name: zoneOf('left_kneecap')!.label })).waitFor()
  await page.getByRole('button', { name: placeMessages.bothHurt, exact: true }).tap()
  await spot(page, 'left_kneecap', also).waitFor()
  await page.getByRole('button', { name: placeMessages.next, exact: true }).tap()
  await arriveAt(page, personMessages.personHeading)
  expect(await page.locator('main').innerText()).toContain(`${painMessages.also}: ${nameOf('left_kneecap')}`)
  expect(await storedAnswers(page)).toMatchObject({
    painLocation: { key: 'shoulder' },
    'left_kneecap__pain.also': true,
  })
  await visit.end()
})

test('two places typed in one go are chosen one after the other', async () => {
  const visit = await atBody({ sex: 'male' }, { viewport: PHONE })
  const { page } = visit
  const search = page.getByRole('combobox', { name: placeMessages.search, exact: true })
  await search.focus()
  await page.keyboard.insertText('knee and shoulder')
  await page.keyboard.press('Enter')
  expect(await search.inputValue()).toBe('shoulder')
  await page.keyboard.press('Enter')
  await expect.poll(() => marks(page, 'also').getAttribute('aria-pressed')).toBe('true')
  await page.getByText(placeMessages.hurtsToo({ count: 1, name: 'Shoulder' })).waitFor()
  await visit.end()
})

test('after the first of two typed places a finger finds the second one listed, and the field still open', async () => {
  const visit = await atBody({ sex: 'male' }, { isMobile: true })
  const { page } = visit
  const search = page.getByRole('combobox', { name: placeMessages.search, exact: true })
  await search.tap()
  await page.keyboard.insertText('knee and shoulder')
  await page.getByRole('option', { name: 'Knee', exact: true }).tap()
  expect(await search.inputValue()).toBe('shoulder')
  await page.getByRole('option', { name: 'Shoulder', exact: true }).tap()
  await page.getByText(placeMessages.hurtsToo({ count: 1, name: 'Shoulder' })).waitFor()
  await visit.end()
})
