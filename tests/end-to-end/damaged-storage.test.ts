// @module-tag thorough
import { expect, test } from 'vitest'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { answerQuestions, headingOf, questionShown, enterPlaceAndPerson } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { deviceWith, visitSite } from './visit.ts'

test.each<[string, Record<string, string>]>([
  ['cut off', { userAnswers: '{"painLocation":{"id":31,"key":"low_b' }],
  ['empty', { userAnswers: '', diseases: '', answersFor: '' }],
  ['not an object', { userAnswers: '[1,2,3]', diseases: '7' }],
  ['null', { userAnswers: 'null', diseases: 'null', answersFor: 'null' }],
  [
    "another program's",
    deviceWith({ pain: 'everywhere', since: ['always'], 7: null, fever__: true, __: true }),
  ],
  [
    'of the wrong types',
    deviceWith({ painLocation: 'low_back', sex: 7, weight: '83', age_range: [35, 44], age_range_key: {} }),
  ],
  [
    'of a place that is gone',
    deviceWith({ painLocation: { id: 999, key: 'third_arm' }, sex: 'male', age_range_key: '35_44' }),
  ],
  [
    'of an age band that is gone',
    deviceWith({ painLocation: { id: 31, key: 'low_back' }, sex: 'male', age_range_key: '30_39' }),
  ],
])('stored data that is %s leads to a page that works', async (_, stored) => {
  const visit = await visitSite({ stored })
  const { page } = visit
  for (const path of ['/', FLOW.place, FLOW.steps, FLOW.result]) {
    await visit.go(path)
    const heading = await headingOf(page)
    expect(['', layoutMessages.errorHeading]).not.toContain(heading)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(heading.length + 20)
  }
  await visit.end()
})

test('answers of an older release count as far as they still have a question', async () => {
  const stored = {
    ...(await answeredBy(slippedDisc, 7)),
    old_finding: 1,
    old_finding__old_step: true,
    gone_option: 3,
    gone_option__pain_duration: true,
    duration_weeks: 'once',
    'self_test.x': true,
    'yes__self_test.gone_question': true,
    a__b__c: true,
  }
  const visit = await visitSite({ stored: deviceWith(stored) })
  await visit.go(FLOW.steps)
  expect(await questionShown(visit.page, slippedDisc)).toBeDefined()
  await visit.go(`${FLOW.steps}#pain_duration`)
  expect(await visit.page.getByRole('radio', { checked: true }).count()).toBe(1)
  await visit.end()
})

test('a full consultation works where the browser keeps nothing', async () => {
  const visit = await visitSite()
  await visit.context.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', refuse)
    Object.defineProperty(window, 'sessionStorage', refuse)
  })
  await visit.go('/')
  await enterPlaceAndPerson(visit.page, heartAttack, clicks(visit.page))
  expect(await visit.page.getByText(interviewMessages.notLasting).count()).toBe(1)
  await answerQuestions(visit.page, heartAttack, clicks(visit.page))
  expect(await headingOf(visit.page)).toBe(emergencyMessages.heading)
  await visit.end()
})

test('a full device does not stop a consultation', async () => {
  const visit = await visitSite()
  await visit.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await visit.go('/')
  await enterPlaceAndPerson(visit.page, heartAttack, clicks(visit.page))
  await answerQuestions(visit.page, heartAttack, clicks(visit.page))
  expect(await headingOf(visit.page)).toBe(emergencyMessages.heading)
  await visit.end()
})
