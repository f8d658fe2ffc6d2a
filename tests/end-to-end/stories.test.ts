import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { alsoFinding } from '#engine'
import { readStories, truthOf, type Story } from '#evaluation/story'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import {
  findingsIn,
  ofThePatient,
  unsupportedStatements,
  unsupportedDenials,
} from '#web/features/doctor/testing/unsupported-statements.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { arriveAt, headingOf, leave, selfTestsLink } from './consult.ts'
import { touch } from './input-methods/touch.ts'
import { tried } from '../thoroughness.ts'
import { allPlaces } from './knowledge.ts'
import { answerAll, goOn, sessionFrom, enterWhereAndWho } from './play-story.ts'
import { PHONE, visitAgain } from './visit.ts'

/** From the result, or the page of an emergency, to the sheet for a doctor. */
async function toSheet(page: Page): Promise<string> {
  const input = touch(page)
  if ((await headingOf(page)) === emergencyMessages.heading) {
    await input.press('link', doctorMessages.openEmergency)
    await arriveAt(page, doctorMessages.openEmergency)
  } else {
    if ((await headingOf(page)) !== resultMessages.resultHeading) {
      const test = page.getByRole('link', { name: selfTestsLink })
      const result = page.getByRole('link', { name: resultMessages.toResult, exact: true })
      await test.or(result).first().tap()
      await leave(page, resultMessages.causesHeading)
      if ((await headingOf(page)) !== resultMessages.resultHeading)
        await input.press('link', selfTestMessages.toResult)
    }
    await arriveAt(page, resultMessages.resultHeading)
    await input.press('link', doctorMessages.open)
    await arriveAt(page, doctorMessages.heading)
  }
  const sheet = page.locator('div[data-print="never"]').first()
  for (const folded of await sheet.locator('details summary').all()) await folded.tap()
  return sheet.innerText()
}

/** The sheet says all that was told, and no more. */
async function expectAllAndNoMore(sheet: string, page: Page, story: Story): Promise<void> {
  const session = ofThePatient(await sessionFrom(page, story))
  const words = session.knowledge.findings
  const elsewhere = new Set(story.also.map(alsoFinding))
  const { holds: told, denied } = findingsIn(session)
  const holds = [...told].filter((finding) => words.has(finding) && !elsewhere.has(finding))
  const truth = truthOf(story)
  // Nothing was put into their mouth on the way.
  expect(holds.filter((finding) => !truth.has(finding))).toEqual([])
  expect([...denied].filter((finding) => truth.has(finding))).toEqual([])
  expect(unsupportedStatements(sheet, session)).toEqual([])
  expect(unsupportedDenials(sheet, session)).toEqual([])
  // Nothing of it was lost.
  for (const finding of holds) {
    const { present, label } = words.get(finding)!
    expect(sheet.includes(present) || sheet.includes(label), `${finding} on the sheet`).toBe(true)
  }
  expect(sheet.replaceAll(/\s+/g, ' ')).toContain(story.words.trim())
  for (const place of [story.at, ...story.also])
    expect(sheet).toContain((await allPlaces()).find(({ key }) => key === place)!.name)
  if (story.who !== 'me') expect(sheet).toContain(doctorMessages.byWhom[story.who])
}

const stories = readStories()

/** An emergency told for somebody else, and pain in two places with something added at the end: they walk most of the ways. */
const EVERY_TIME = ['numb_between_the_legs', 'stiff_shoulders_and_hips']
const everyTimeFirst = stories.toSorted((a, b) => EVERY_TIME.indexOf(b.key) - EVERY_TIME.indexOf(a.key))

describe.each(tried(everyTimeFirst, { quickly: EVERY_TIME.length }))('$title', (story) => {
  test('told in own words on a phone, it comes out whole on the sheet for a doctor', async () => {
    const visit = await visitAgain()
    const { page } = visit
    await visit.go('/')
    await enterWhereAndWho(page, story)
    const widths: number[] = []
    await answerAll(page, story, async () => {
      widths.push(await page.evaluate(() => document.documentElement.scrollWidth))
    })
    expect(Math.max(...widths)).toBeLessThanOrEqual(PHONE.width)

    const isEmergency = (await headingOf(page)) === emergencyMessages.heading
    expect(isEmergency).toBe(story.level === 'emergency')
    if (isEmergency) {
      await expectAllAndNoMore(await toSheet(page), page, story)
      await touch(page).press('link', doctorMessages.backEmergency)
      await arriveAt(page, emergencyMessages.heading)
      await goOn(page, story)
    }
    const sheet = await toSheet(page)
    await expectAllAndNoMore(sheet, page, story)
    expect(sheet).toContain(urgencyMessages.level[story.level])
    const { assessment } = await sessionFrom(page, story)
    const first = assessment.ranking.shown.slice(0, 3).map(({ condition }) => condition)
    expect(first).toContain(story.cause)
    const said = new Set([...assessment.present, ...Object.keys(assessment.stated)])
    const lost = [...story.means, ...story.end_means].filter((each) => !said.has(each.replace('not ', '')))
    expect(lost).toEqual([])
    await visit.end()
  })
})

test('the stories are of many kinds', () => {
  expect(stories).toHaveLength(10)
  expect(stories.filter(({ also }) => also.length > 0)).toHaveLength(2)
  expect(stories.filter(({ who }) => who === 'child')).toHaveLength(2)
  expect(stories.filter(({ level }) => level === 'emergency')).toHaveLength(2)
  expect(new Set(stories.map(({ at }) => at)).size).toBeGreaterThanOrEqual(8)
})
