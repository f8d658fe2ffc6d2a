// @module-tag thorough
import { describe, expect, test } from 'vitest'
import type { Step, StepAnswer } from '#engine'
import { writeUserAnswers } from '#web/domain/consultation/user-answers.ts'
import { factsOf } from '#web/domain/assessment/facts.ts'
import { DOCTOR_HREF, FLOW } from '#web/domain/flow/flow.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import {
  everything,
  firstOptions,
  harmless,
  playedSession,
} from '#web/domain/consultation/testing/played-session.ts'
import { headingOf } from './consult.ts'
import { allPlaces, bundleOf } from './knowledge.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { tried } from '../thoroughness.ts'
import { answeredBy, type UserAnswers } from './user-answers.ts'
import { allHasCome, deviceWith, visitSite } from './visit.ts'
import { pagesPrinted, visitAt } from './doctor-visit.ts'

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

describe('the page for a doctor, on paper', () => {
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
      const headings = [doctorMessages.heading, doctorMessages.openEmergency]
      expect(headings, called).toContain(await headingOf(visit.page))
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

  test('is one page too where somebody went on at an emergency and said yes to everything', async () => {
    const bundle = await bundleOf(heartAttack.place)
    const session = playedSession(bundle, everything, {}, 'goes on')
    expect(session.assessment.wentOn).toBe(true)
    const visit = await visitAt(DOCTOR_HREF, writeUserAnswers(session.consultation))
    expect(await visit.page.getByRole('main').innerText()).toContain(doctorMessages.causesEmergency)
    expect(await pagesPrinted(visit.page)).toEqual({ A4: 1, Letter: 1 })
    await visit.end()
  })
})
