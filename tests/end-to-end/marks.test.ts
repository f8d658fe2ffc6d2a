// @module-tag thorough
import { expect, test } from 'vitest'
import { personMessages } from '#web/features/person/messages.ts'
import { zoneOf } from '#web/domain/body/zones.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { strengthMessages } from '#web/features/place/strength-field.tsx'
import { listed } from '#web/ui/words.ts'
import { answerQuestions } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { heartAttack, slippedDisc, tornMeniscus } from './patients.ts'
import { placeAndPersonOf } from './user-answers.ts'
import { deviceWith, storedAnswers, visitSite } from './visit.ts'

test('the spot marked on the body is chosen beforehand where it is asked for, and can be changed', async () => {
  const patient = tornMeniscus
  const marked = zoneOf('left_kneecap')!
  const visit = await visitSite({
    stored: deviceWith({ ...(await placeAndPersonOf(patient)), [`${marked.zone}__pain.zone`]: true }),
  })
  const { page } = visit
  await visit.go('/steps-by-location')
  const chosenBefore: string[] = []
  await answerQuestions(page, patient, clicks(page), async ({ key }) => {
    const chosen = page.locator('main').getByRole('radio', { checked: true })
    for (const value of await chosen.evaluateAll((all) =>
      all.map((each) => (each as HTMLInputElement).value),
    ))
      chosenBefore.push(`${key}: ${value}`)
    if (key === 'knee_site') await page.getByText(interviewMessages.marked({ spot: marked.label })).waitFor()
  })
  expect(chosenBefore).toEqual(['knee_site: site_kneecap'])
  expect(await storedAnswers(page)).toMatchObject({ site_inner__knee_site: true })
  expect(await storedAnswers(page)).not.toHaveProperty('site_kneecap__knee_site')
  await visit.end()
})

test.each([
  {
    patient: slippedDisc,
    asked: 'pain_spread_leg',
    spread: ['left_thigh_back_upper', 'left_calf_outer'],
    meant: ['left_calf_outer'],
    chosen: ['spread_below_knee'],
  },
  {
    patient: heartAttack,
    asked: 'chest_spread',
    spread: ['left_forearm_upper_front', 'left_jaw'],
    meant: ['left_forearm_upper_front', 'left_jaw'],
    chosen: ['spread_left_arm', 'spread_jaw_neck'],
  },
])(
  'where the pain of $patient.called was marked as spreading is chosen beforehand at $asked',
  async ({ patient, asked, spread, meant, chosen }) => {
    const flags = Object.fromEntries(spread.map((zone) => [`${zone}__pain.spread`, true as const]))
    const visit = await visitSite({ stored: deviceWith({ ...(await placeAndPersonOf(patient)), ...flags }) })
    const { page } = visit
    await visit.go('/steps-by-location')
    const chosenBefore: string[] = []
    await answerQuestions(page, patient, clicks(page), async ({ key }) => {
      if (key !== asked) return
      const boxes = page.locator('main input:checked')
      chosenBefore.push(
        ...(await boxes.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))),
      )
      const named = listed(meant.map((zone) => zoneOf(zone)!.label))
      await page.getByText(interviewMessages.spreadMarked({ spots: named })).waitFor()
    })
    expect(chosenBefore.toSorted()).toEqual(chosen.toSorted())
    await visit.end()
  },
)

test('who went on from the body without telling how strong the pain is can tell it with age and weight', async () => {
  const visit = await visitSite({ stored: deviceWith(await placeAndPersonOf(tornMeniscus)) })
  const { page } = visit
  await visit.go('/weight-age')
  await clicks(page).choose(strengthMessages.question, 'radio', '6')
  await clicks(page).press('button', personMessages.next)
  await expect.poll(() => storedAnswers(page)).toMatchObject({ 'strength_6__pain.strength': true })
  await visit.go('/weight-age')
  await page.getByRole('button', { name: personMessages.next }).waitFor()
  expect(await page.getByText(strengthMessages.question).count()).toBe(0)
  await visit.end()
})
