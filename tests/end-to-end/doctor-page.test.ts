// @module-tag thorough
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Step, StepAnswer } from '#engine'
import { EMPTY_CONSULTATION, personOf } from '#web/domain/consultation/consultation.ts'
import { sessionOf } from '#web/domain/consultation/session.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { writeUserAnswers } from '#web/domain/consultation/user-answers.ts'
import { dangerSigns } from '#web/domain/assessment/danger-signs.ts'
import { factsOf } from '#web/domain/assessment/facts.ts'
import { DOCTOR_HREF, FLOW } from '#web/domain/flow/flow.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import { signWords } from '#web/features/doctor/words/sign-words.ts'
import {
  everything,
  firstOptions,
  harmless,
  playedSession,
} from '#web/domain/consultation/testing/played-session.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { arriveAt, headingOf } from './consult.ts'
import { allPlaces, bundleOf } from './knowledge.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { tried } from '../thoroughness.ts'
import { answeredBy, type UserAnswers } from './user-answers.ts'
import { allHasCome, deviceWith, visitSite, type Visit } from './visit.ts'

async function visitAt(path: string, device: UserAnswers): Promise<Visit> {
  const visit = await visitSite({ stored: deviceWith(device) })
  await visit.go(path)
  await allHasCome(visit)
  return visit
}

/** How many pages the browser would print, on each of the two papers of the world. */
async function pagesPrinted(page: Page): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, printBackground: false })
    counts[format] = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  }
  return counts
}

const HEADINGS = [
  doctorMessages.causes,
  doctorMessages.answers,
  doctorMessages.negatives,
  doctorMessages.ask,
  urgencyMessages.sooner,
]

/** Who is asked different questions. */
const PEOPLE = {
  'a woman of 35': {},
  'a man of 65': { sex: 'male', ageBand: '65_74' },
} as const

/**
 * The consultations that leave most words, whatever sense they make: over all places, and several ways to answer, with all
 * further questions at an emergency.
 */
async function longest(count: number): Promise<{ called: string; device: UserAnswers }[]> {
  const lastOption = (screen: readonly string[]) => (step: Step) => {
    if (step.kind === 'single') return step.options.slice(-1)
    return screen.includes(step.key) ? [] : [...step.options]
  }
  const found: { called: string; device: UserAnswers; words: number }[] = []
  for (const { key, covered } of await allPlaces()) {
    if (!covered) continue
    const bundle = await bundleOf(key)
    const { screen } = bundle.location
    const ways: Record<string, (step: Step) => StepAnswer> = {
      'first options': firstOptions(screen),
      'all options': lastOption(screen),
      everything,
    }
    for (const [way, answer] of Object.entries(ways)) {
      for (const [who, about] of Object.entries(PEOPLE)) {
        const session = playedSession(bundle, answer, about, 'goes on')
        const { causes, steps, selfTests, danger } = factsOf(session)
        const words = JSON.stringify([steps, selfTests, danger, causes.map((cause) => cause.for)]).length
        const device = writeUserAnswers(session.consultation)
        found.push({ called: `${key}, ${way}, ${who}`, device, words })
      }
    }
  }
  return found.toSorted((a, b) => b.words - a.words).slice(0, count)
}

describe('the page for a doctor', () => {
  test('is one page on A4 and on Letter, from the result as well as from its own view', async () => {
    const device = await answeredBy(slippedDisc)
    for (const path of [FLOW.result, DOCTOR_HREF]) {
      const visit = await visitAt(path, device)
      expect(await pagesPrinted(visit.page), path).toEqual({ A4: 1, Letter: 1 })
      await visit.end()
    }
  })

  test('has lines to fill in by pen, on paper alone and only beside print of a comfortable size', async () => {
    const bundle = await bundleOf(slippedDisc.place)
    const short = playedSession(bundle, harmless).consultation
    const [fullest] = await longest(1)
    for (const [device, hasLines] of [
      [{ ...writeUserAnswers({ ...short, selfTests: [] }) }, true],
      [fullest!.device, false],
    ] as const) {
      const visit = await visitAt(DOCTOR_HREF, device)
      const { page } = visit
      const shown = (where: string) =>
        page
          .locator(`[data-print="${where}"] [data-by-hand]`)
          .evaluate((lines) => (lines as HTMLElement).offsetHeight > 0)
      expect(await shown('only')).toBe(hasLines)
      expect(await shown('never')).toBe(false)
      const points = await page
        .locator('[data-print="only"] > *')
        .evaluate((box) => Number.parseFloat((box as HTMLElement).style.fontSize))
      expect(points).toBeGreaterThanOrEqual(hasLines ? 8 : 6.5)
      expect(await pagesPrinted(page)).toEqual({ A4: 1, Letter: 1 })
      await visit.end()
    }
  })

  test('is the same on paper whatever the size of text on the screen, also when that changes without a reload', async () => {
    const visit = await visitAt(DOCTOR_HREF, await answeredBy(slippedDisc))
    const { page } = visit
    const printed = () =>
      page.locator('[data-print="only"] > *').evaluate((box) => ({
        fontSize: (box as HTMLElement).style.fontSize,
        boxes: [...box.querySelectorAll<HTMLElement>('h2, h3, figure, li, [data-by-hand]')].map(
          ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
            [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' '),
        ),
      }))
    const usual = await printed()
    for (const textSize of ['150%', '200%', '100%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
      expect(await printed(), `text of ${textSize}, changed on the page`).toEqual(usual)
    }
    await visit.end()
    const large = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
    // What a visitor who has set larger text arrives with.
    await large.page.addInitScript(() =>
      document.addEventListener('readystatechange', () => (document.documentElement.style.fontSize = '150%')),
    )
    await large.go(DOCTOR_HREF)
    await allHasCome(large)
    expect(await large.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
    expect(
      await large.page
        .locator('[data-print="only"] > *')
        .evaluate((box) => (box as HTMLElement).style.fontSize),
    ).toBe(usual.fontSize)
    await large.end()
  })

  test('is one readable page for the longest consultations there are', async () => {
    for (const { called, device } of tried(await longest(4), { quickly: 1 })) {
      const visit = await visitAt(DOCTOR_HREF, device)
      expect(await headingOf(visit.page), called).toBe(doctorMessages.heading)
      expect(await pagesPrinted(visit.page), called).toEqual({ A4: 1, Letter: 1 })
      const paper = visit.page.locator('[data-print="only"] > *')
      const fit = await paper.evaluate((box) => ({
        points: Number.parseFloat((box as HTMLElement).style.fontSize),
        isCut: box.scrollHeight > box.clientHeight,
      }))
      expect(fit.isCut, called).toBe(false)
      expect(fit.points, called).toBeGreaterThanOrEqual(6.5)
      await visit.end()
    }
  })

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

  test('is one page too where somebody went on at an emergency and said yes to everything', async () => {
    const bundle = await bundleOf(heartAttack.place)
    const session = playedSession(bundle, everything, {}, 'goes on')
    expect(session.assessment.wentOn).toBe(true)
    const visit = await visitAt(DOCTOR_HREF, writeUserAnswers(session.consultation))
    expect(await visit.page.getByRole('main').innerText()).toContain(doctorMessages.causesEmergency)
    expect(await pagesPrinted(visit.page)).toEqual({ A4: 1, Letter: 1 })
    await visit.end()
  })

  test('is there at an emergency too, without causes, and leads back to what to do now', async () => {
    const visit = await visitAt(FLOW.steps, await answeredBy(heartAttack))
    const { page } = visit
    await page.getByRole('link', { name: doctorMessages.openEmergency }).tap()
    await arriveAt(page, doctorMessages.heading)
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
