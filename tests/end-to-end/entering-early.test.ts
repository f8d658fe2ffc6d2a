// @module-tag thorough
import { expect, inject, test } from 'vitest'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { notFoundMessages } from '#web/app/layout/not-found-messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { headingOf } from './consult.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { answeredBy, placeAndPersonOf, type UserAnswers } from './user-answers.ts'
import { deviceWith, visitSite } from './visit.ts'

const { body, place, personWithSex, person, steps, causes, selfTests, result } = FLOW
const withAnswers = () => placeAndPersonOf(slippedDisc)
const only = async (...keys: string[]) =>
  Object.fromEntries(Object.entries(await withAnswers()).filter(([key]) => keys.includes(key)))
const afterTheQuestions = [causes, selfTests, result]

test.each<{ with: string; device: () => Promise<UserAnswers>; pages: string[]; leadTo: string }>([
  {
    with: 'nothing',
    device: () => only(),
    pages: [personWithSex, person, steps, ...afterTheQuestions],
    leadTo: body,
  },
  { with: 'a body', device: () => only('sex'), pages: [person, steps, ...afterTheQuestions], leadTo: place },
  {
    with: 'a place',
    device: () => only('painLocation'),
    pages: [person, steps, ...afterTheQuestions],
    leadTo: personWithSex,
  },
  {
    with: 'body and place',
    device: () => only('sex', 'painLocation'),
    pages: [steps, ...afterTheQuestions],
    leadTo: person,
  },
  { with: 'no answers', device: withAnswers, pages: afterTheQuestions, leadTo: steps },
  {
    with: 'half of the answers',
    device: () => answeredBy(slippedDisc, 6),
    pages: afterTheQuestions,
    leadTo: steps,
  },
])('with $with, $pages lead to $leadTo', async ({ device, pages, leadTo }) => {
  const visit = await visitSite({ stored: deviceWith(await device()) })
  await visit.go('/')
  for (const page of pages) {
    await visit.go(page)
    await expect.poll(() => new URL(visit.page.url()).pathname, { message: page }).toBe(leadTo)
    await visit.page.goBack()
    await expect.poll(() => new URL(visit.page.url()).pathname, { message: 'Back' }).toBe('/')
  }
  await visit.end()
})

test('with everything answered, each page shows itself', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  for (const page of Object.values(FLOW)) {
    await visit.go(page)
    expect(new URL(visit.page.url()).pathname).toBe(page)
  }
  await visit.end()
})

test('at an emergency, every page after the questions says what to do now', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(heartAttack)) })
  for (const page of [steps, ...afterTheQuestions]) {
    await visit.go(page)
    expect(await headingOf(visit.page)).toBe(emergencyMessages.heading)
  }
  await visit.end()
})

test('a fragment that names no question, or one not reached yet, leads to the next question', async () => {
  const visit = await visitSite({ stored: deviceWith(await withAnswers()) })
  for (const fragment of ['nonsense', 'sitting_effect', '%00', '__proto__']) {
    await visit.page.goto('about:blank')
    await visit.go(`${steps}#${fragment}`)
    await expect.poll(() => new URL(visit.page.url()).hash).toBe('#1')
  }
  await visit.end()
})

test('the place of pain is found under its usual spelling too', async () => {
  const visit = await visitSite()
  await visit.go('/pain-location-body')
  expect(new URL(visit.page.url()).pathname).toBe(place)
  expect(await headingOf(visit.page)).toBe(placeMessages.heading)
  await visit.end()
})

test('an unknown path says so, with a way home', async () => {
  const answer = await fetch(`${inject('site')}/no-such-page`)
  expect(answer.status).toBe(404)
  const visit = await visitSite()
  await visit.go('/no-such-page')
  expect(await headingOf(visit.page)).toBe(notFoundMessages.heading)
  await visit.page.getByRole('link', { name: notFoundMessages.home }).tap()
  await expect.poll(() => new URL(visit.page.url()).pathname).toBe('/')
  // The browser itself reports the page's own status.
  expect(visit.troubles.splice(0)).toEqual([expect.stringContaining('404')])
  await visit.end()
})
