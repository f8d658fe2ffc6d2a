import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { patientIn, personIn } from '#evaluation/play-vignette'
import { spreadVignettes } from '#evaluation/spread-vignettes'
import { saidTo, transcriptOf, type Transcript } from '#evaluation/transcript'
import { projectVignettes, type Vignette } from '#evaluation/vignette'
import type { BundleStep, LocationBundle } from '#knowledge/bundle/bundle'
import { createModel, optionsFor, type TriageLevel } from '#engine'
import { AGE_BANDS, type AgeBandKey } from '#web/domain/consultation/age-bands.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { tried } from '../thoroughness.ts'
import {
  arriveAt,
  skipAnythingElse,
  headingOf,
  leave,
  selfTestsLink,
  enterPlaceAndPerson,
} from './consult.ts'
import type { InputMethod } from './input-methods/input-method.ts'
import { clicks } from './input-methods/clicks.ts'
import { bundleOf, wordsFor } from './knowledge.ts'
import { visitAgain } from './visit.ts'

/** Each new danger sign leads back to the emergency page once; no consultation has so many. */
const MOST_TIMES = 20

/** An emergency ends a consultation wherever it is found; then the site names no cause and offers no self-test. */
const NOTHING_MORE = { causesOfAnswers: [], selfTests: [], causes: [] }

const ofEachPlace = spreadVignettes(projectVignettes())
/** Every third place first: a quick run then goes from head to foot too. */
const inThirds = [0, 1, 2].flatMap((first) => ofEachPlace.filter((_, at) => at % 3 === first))

test.concurrent.each(
  tried(inThirds, { quickly: 5 }).map(
    (vignette) => [`${vignette.location}/${vignette.key}`, vignette] as const,
  ),
)('%s is the same consultation on a phone as in the evaluation', async (_, vignette) => {
  const expected = transcriptOf(await bundleOf(vignette.location), vignette)
  expect(await heldOnPhone(vignette)).toEqual(asShown(expected))
})

async function bundleSaidTo(vignette: Vignette): Promise<LocationBundle> {
  return saidTo(vignette, await bundleOf(vignette.location))
}

function ageBandOf(vignette: Vignette): AgeBandKey {
  const { age } = personIn(vignette)
  return AGE_BANDS.find(({ range }) => range.min === age.min)!.key
}

/** Pages name no causes where they say to get help now: the page for the helpers does, as what it can mean. */
function asShown(transcript: Transcript): Transcript {
  if (transcript.levelOfAnswers === 'emergency') return { ...transcript, ...NOTHING_MORE }
  return transcript.level === 'emergency' ? { ...transcript, causes: [] } : transcript
}

async function heldOnPhone(vignette: Vignette): Promise<Transcript> {
  const visit = await visitAgain()
  const { page } = visit
  const input = clicks(page)
  await visit.go('/')
  const { sex, weightKg } = personIn(vignette)
  const ageBand = ageBandOf(vignette)
  await enterPlaceAndPerson(page, { place: vignette.location, sex, ageBand, weightKg }, input)
  const questions = await answerAsVignette(page, vignette, input)
  const shown = await resultOf(page, vignette, input)
  const canMean = await canMeanForDoctor(page, input)
  const goneOn = shown.level === 'emergency' ? await goOnAsTold(page, vignette, input) : null
  await visit.end()
  return { questions, ...shown, canMean, goneOn }
}

/** From the page for the helpers back to the emergency, and on with the questions, as often as it offers to; null where it never does. */
async function goOnAsTold(page: Page, vignette: Vignette, input: InputMethod): Promise<Transcript['goneOn']> {
  await input.press('link', doctorMessages.backEmergency)
  await arriveAt(page, emergencyMessages.heading)
  const questions: string[] = []
  const { start, again } = emergencyMessages.goOn
  for (const further of [start, ...Array<string>(MOST_TIMES).fill(again)]) {
    if ((await page.getByRole('button', { name: further, exact: true }).count()) === 0) break
    await input.press('button', further)
    await leave(page, emergencyMessages.heading)
    const answered = await answerAsVignette(page, vignette, input)
    expect(await headingOf(page)).toBe(emergencyMessages.heading)
    questions.push(...answered)
  }
  if (questions.length === 0) return null
  return { questions, canMean: await canMeanForDoctor(page, input) }
}

/** Answers question after question as the story says. @returns the questions. */
async function answerAsVignette(page: Page, vignette: Vignette, input: InputMethod): Promise<string[]> {
  const bundle = await bundleSaidTo(vignette)
  const model = createModel(bundle)
  const answerTo = patientIn(vignette)
  const questions: string[] = []
  for (;;) {
    const heading = await headingOf(page)
    const step = bundle.steps.find(({ question }) => question === heading)
    if (!step) return questions
    if (questions.includes(heading)) throw new Error(`"${heading}" was asked twice`)
    questions.push(heading)
    const options = await offeredOf(page, optionsFor(model, step.key, personIn(vignette)), step, bundle)
    for (const word of wordsFor(answerTo({ ...step, options }), step, bundle)) {
      await input.choose(step.question, step.kind === 'multiple' ? 'checkbox' : 'radio', word)
    }
    await input.press('button', interviewMessages.next)
    await leave(page, heading)
  }
}

/** Those of the options that the page offers: it leaves out what is known from elsewhere. */
async function offeredOf(
  page: Page,
  options: string[],
  { question, kind }: BundleStep,
  { findings }: LocationBundle,
): Promise<string[]> {
  if (kind !== 'multiple') return options
  const group = page.getByRole('group', { name: question, exact: true })
  const offered = await group.locator('label:has([type=checkbox])').allInnerTexts()
  return options.filter((option) => offered.includes(findings.find(({ key }) => key === option)!.label))
}

/** What the pages after the questions say, the self-tests done on the way. */
async function resultOf(
  page: Page,
  vignette: Vignette,
  input: InputMethod,
): Promise<Omit<Transcript, 'questions' | 'canMean' | 'goneOn'>> {
  const emergency = { level: 'emergency' as const, levelOfAnswers: 'emergency' as const, ...NOTHING_MORE }
  if ((await headingOf(page)) === emergencyMessages.heading) return emergency
  await skipAnythingElse(page, input)
  await arriveAt(page, resultMessages.causesHeading)
  const levelOfAnswers = await levelOn(page)
  const causesOfAnswers = await causesOn(page)
  const toTests = page.getByRole('link', { name: selfTestsLink })
  if ((await toTests.count()) === 0) {
    await input.press('link', resultMessages.toResult)
    await arriveAt(page, resultMessages.resultHeading)
    return {
      levelOfAnswers,
      causesOfAnswers,
      selfTests: [],
      level: await levelOn(page),
      causes: await causesOn(page),
    }
  }
  await input.press('link', await toTests.innerText())
  await arriveAt(page, selfTestMessages.heading)
  const selfTests = await page.locator('main section h3:visible').allInnerTexts()
  await doTests(page, vignette, input)
  if ((await headingOf(page)) === emergencyMessages.heading) {
    return { ...emergency, levelOfAnswers, causesOfAnswers, selfTests }
  }
  await input.press('link', selfTestMessages.toResult)
  await arriveAt(page, resultMessages.resultHeading)
  return {
    levelOfAnswers,
    causesOfAnswers,
    selfTests,
    level: await levelOn(page),
    causes: await causesOn(page),
  }
}

/** Answers the questions of the self-tests in sight of which the story tells what the patient found. */
async function doTests(
  page: Page,
  { location, self_tests: findings }: Vignette,
  input: InputMethod,
): Promise<void> {
  for (const { key, question, options } of (await bundleOf(location)).selfTests.flatMap(
    (test) => test.questions,
  )) {
    const option = options.find((each) => each.key === findings[key])
    const asked = page.getByRole('group', { name: question, exact: true })
    if (!option || (await asked.count()) === 0 || !(await asked.isVisible())) continue
    await input.choose(question, 'radio', option.label)
  }
}

/** What the page for a doctor, or for the helpers at an emergency, says to think of, in its order. */
async function canMeanForDoctor(page: Page, input: InputMethod): Promise<string[]> {
  const isEmergency = (await headingOf(page)) === emergencyMessages.heading
  await input.press('link', isEmergency ? doctorMessages.openEmergency : doctorMessages.open)
  await arriveAt(page, isEmergency ? doctorMessages.openEmergency : doctorMessages.heading)
  const [before, after] = doctorMessages.canMean({ names: '|' }).split('|') as [string, string]
  const said = await page.getByText(before).filter({ visible: true }).allInnerTexts()
  if (said.length > 1) throw new Error(`said more than once: ${said.join(' ')}`)
  return said.flatMap((words) => words.slice(before.length, -after.length).split('; '))
}

async function levelOn(page: Page): Promise<TriageLevel> {
  const urgency = await page.getByRole('heading', { level: 2 }).first().innerText()
  const [level] = Object.entries(urgencyMessages.level).find(([, words]) => words === urgency) ?? []
  return level as TriageLevel
}

/** The causes shown in full, in their order, which is counted before their names. */
async function causesOn(page: Page): Promise<string[]> {
  const headings = await page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts()
  return headings.map((heading, at) => {
    const rank = resultMessages.rank({ rank: at + 1 })
    if (!heading.startsWith(`${rank} `)) throw new Error(`"${heading}" stands at ${rank}`)
    return heading.slice(rank.length + 1)
  })
}
