import { expect, test } from 'vitest'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { deviceWith, storedAnswers, visitSite } from './visit.ts'

test('who answers for a child chooses so beside the bodies', async () => {
  const visit = await visitSite()
  const { page } = visit
  await visit.go('/man-body')
  await page.getByRole('radio', { name: reviewMessages.whoName.child, exact: true }).tap()
  await page.getByRole('heading', { name: personMessages.bodyHeadingOther }).waitFor()
  await page.getByRole('button', { name: personMessages.bodyName.female, exact: true }).tap()
  await expect.poll(() => storedAnswers(page)).toMatchObject({ who: 'child', sex: 'female' })
  await visit.end()
})

test('a child is offered the ages of children, and questions speak of them', async () => {
  const visit = await visitSite({
    stored: deviceWith({
      who: 'child',
      sex: 'female',
      weight: null,
      age_range: { min: 5, max: 11 },
      age_range_key: '5_11',
      painLocation: { id: 23, key: 'navel' },
    }),
  })
  const { page } = visit
  await visit.go('/weight-age')
  const ages = page.getByRole('group', { name: personMessages.age, exact: true }).getByRole('radio')
  expect(await ages.count()).toBe(3)
  await visit.go('/steps-by-location')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const words = await page.locator('main').innerText()
  expect(words).not.toMatch(/\b(?:do|are|have|did) you\b/i)
  await visit.end()
})
