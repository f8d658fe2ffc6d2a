// @module-tag thorough
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { StepAnswer } from '#engine'
import { EMPTY_CONSULTATION, personOf } from '#web/domain/consultation/consultation.ts'
import { sessionOf } from '#web/domain/consultation/session.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { dangerSigns } from '#web/domain/assessment/danger-signs.ts'
import { DOCTOR_HREF, FLOW } from '#web/domain/flow/flow.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import { signWords } from '#web/features/doctor/words/sign-words.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { arriveAt } from './consult.ts'
import { bundleOf } from './knowledge.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { pagesPrinted, visitAt } from './doctor-visit.ts'

const HEADINGS = [
  doctorMessages.causes,
  doctorMessages.answers,
  doctorMessages.negatives,
  doctorMessages.ask,
  urgencyMessages.sooner,
]

describe('the page for a doctor', () => {
  test('says who, where, danger signs asked, causes, answers, what to ask and when not to wait', async () => {
    const visit = await visitAt(DOCTOR_HREF, await answeredBy(slippedDisc))
    const { page } = visit
    const folded = page.locator('[data-print="never"] details', { hasText: doctorMessages.negatives })
    expect(await folded.locator('p').first().isVisible()).toBe(false)
    await folded.locator('summary').tap()
    const text = await page.getByRole('main').innerText()
    const bundle = await bundleOf(slippedDisc.place)
    const knowledge = readKnowledge(bundle, bundle.location.key)
    const askedOfAll = bundle.location.screen.filter((key) => {
      const { dependsOnAny, askIf } = knowledge.steps.get(key)!
      return dependsOnAny.length === 0 && askIf === undefined
    })
    const consultation = {
      ...EMPTY_CONSULTATION,
      sex: 'male' as const,
      ageBand: '35_44' as const,
      weightKg: 83.5,
      steps: askedOfAll.map((key): [string, StepAnswer] => [key, []]),
    }
    const { absent, asked } = dangerSigns(sessionOf(knowledge, consultation, personOf(consultation)!))
    expect(asked).toBeGreaterThan(10)
    expect(text).toContain(`${doctorMessages.danger}: ${doctorMessages.nonePresent({ asked })}`)
    for (const { step, findings } of absent) {
      expect(text).toContain(step!.question)
      for (const { key } of findings) expect(text).toContain(signWords(knowledge, key, true))
    }
    for (const said of [doctorMessages.said.none_of_these, doctorMessages.said.not_ticked])
      expect(text).toContain(`${said}:`)
    const cause = bundle.conditions.find(({ key }) => key === slippedDisc.expect.cause)!
    for (const words of ['Male, 35 to 44 years, 83.5 kg', bundle.location.name, cause.medicalName])
      expect(text).toContain(words)
    for (const heading of HEADINGS) expect(text).toContain(heading)
    await visit.end()
  })

  test('names first what made it an emergency, where that is no danger sign of a list', async () => {
    const pressing = ['timing_now_today', 'chest_pressure']
    const visit = await visitAt(DOCTOR_HREF, await answeredBy({ ...heartAttack, findings: pressing }))
    const text = await visit.page.getByRole('main').innerText()
    expect(text).toContain(urgencyMessages.level.emergency)
    expect(text).toMatch(
      new RegExp(`${doctorMessages.danger}: It hurts now .*; none of the \\d+ others asked`),
    )
    expect(text).not.toMatch(/none reported/)
    await visit.end()
  })

  test('is there at an emergency too, without causes, and leads back to what to do now', async () => {
    const visit = await visitAt(FLOW.steps, await answeredBy(heartAttack))
    const { page } = visit
    await page.getByRole('link', { name: doctorMessages.openEmergency }).tap()
    await arriveAt(page, doctorMessages.openEmergency)
    const text = await page.getByRole('main').innerText()
    expect(text).toContain(urgencyMessages.level.emergency)
    expect(text).not.toContain(doctorMessages.causes)
    expect(await pagesPrinted(page)).toEqual({ A4: 1, Letter: 1 })
    await page.getByRole('link', { name: doctorMessages.backEmergency }).tap()
    await arriveAt(page, emergencyMessages.heading)
    await visit.end()
  })

  test('downloads as FHIR, asking the network for nothing but the script that makes it', async () => {
    const visit = await visitAt(DOCTOR_HREF, await answeredBy(slippedDisc))
    const { page, requests } = visit
    const asked = requests.length
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: doctorMessages.download }).tap(),
    ])
    expect(download.suggestedFilename()).toMatch(/^pain-\d{4}-\d\d-\d\d\.fhir\.json$/)
    const fhir = JSON.parse(readFileSync(await download.path(), 'utf8')) as { type: string; entry: unknown[] }
    expect(fhir.type).toBe('collection')
    expect(fhir.entry.length).toBeGreaterThan(10)
    const others = requests
      .slice(asked)
      .filter((request) => request.url().startsWith('http') && request.resourceType() !== 'script')
    expect(others).toEqual([])
    await visit.end()
  })
})
