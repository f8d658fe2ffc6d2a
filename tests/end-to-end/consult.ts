import type { Page } from 'playwright-core'
import type { BundleStep } from '#knowledge/bundle/bundle'
import { personMessages } from '#web/features/person/messages.ts'
import { AGE_BANDS } from '#web/domain/consultation/age-bands.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import type { InputMethod } from './input-methods/input-method.ts'
import { answerTo, bundleOf, placeOf, refuseUnknown, wordsFor } from './knowledge.ts'
import type { Patient } from './patients.ts'
import { settled } from './open-visit.ts'

/** The link from the causes to the self-tests, however many there are. */
export const selfTestsLink = new RegExp(
  `^(${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => resultMessages.selfTestsLink({ count })).join('|')})$`,
)

/** More questions than any consultation has. */
const TOO_MANY_QUESTIONS = 40

/** What is entered before the first question; who gives no weight leaves its field empty. */
export type WhoAndWhere = Pick<Patient, 'place' | 'sex' | 'ageBand'> & { weightKg: number | null }

/** From the home page to the first question. */
export async function enterPlaceAndPerson(
  page: Page,
  patient: WhoAndWhere,
  input: InputMethod,
): Promise<void> {
  await input.press('link', homeMessages.start)
  await arriveAt(page, personMessages.bodyHeading)
  await enterFromBodyOn(page, patient, input)
}

export async function enterFromBodyOn(page: Page, patient: WhoAndWhere, input: InputMethod): Promise<void> {
  const place = await placeOf(patient.place)
  await input.press('button', personMessages.bodyName[patient.sex])
  await arriveAt(page, placeMessages.heading)
  await input.choose(placeMessages.listLegend, 'radio', `${place.name} ${place.includes}`)
  await input.press('button', placeMessages.next)
  await arriveAt(page, personMessages.personHeading)
  await fillInPerson(patient, input)
  await arriveAt(page, ownWordsMessages.heading)
  await input.press('button', ownWordsMessages.skip)
  await leave(page, ownWordsMessages.heading)
}

export async function fillInPerson(
  { ageBand, weightKg }: Pick<WhoAndWhere, 'ageBand' | 'weightKg'>,
  input: InputMethod,
): Promise<void> {
  const age = AGE_BANDS.find(({ key }) => key === ageBand)!
  await input.choose(personMessages.age, 'radio', age.label)
  if (weightKg !== null) await input.write(personMessages.weight, String(weightKg))
  await input.press('button', personMessages.next)
}

/**
 * Answers question after question until there are no more.
 *
 * @param before called at each question, not yet answered.
 * @returns the steps answered, in order.
 */
export async function answerQuestions(
  page: Page,
  patient: Patient,
  input: InputMethod,
  before: (step: BundleStep, answered: readonly BundleStep[]) => Promise<void> = async () => {},
): Promise<BundleStep[]> {
  refuseUnknown(patient, await bundleOf(patient.place))
  const answered: BundleStep[] = []
  while (answered.length < TOO_MANY_QUESTIONS) {
    const step = await questionShown(page, patient)
    if (!step) {
      await skipAnythingElse(page, input)
      return answered
    }
    await before(step, answered)
    await answerQuestion(page, step, patient, input)
    answered.push(step)
  }
  throw new Error(`Still asking after ${TOO_MANY_QUESTIONS} questions`)
}

/** Goes on where it is asked, before the result, if there is anything else. */
export async function skipAnythingElse(page: Page, input: InputMethod): Promise<void> {
  if ((await headingOf(page)) !== ownWordsMessages.elseHeading) return
  await input.press('button', ownWordsMessages.toResult)
  await leave(page, ownWordsMessages.elseHeading)
}

/** The question on the page; undefined when there is none. */
export async function questionShown(page: Page, { place }: Patient): Promise<BundleStep | undefined> {
  const heading = await headingOf(page)
  return (await bundleOf(place)).steps.find(({ question }) => question === heading)
}

export async function answerQuestion(
  page: Page,
  step: BundleStep,
  patient: Patient,
  input: InputMethod,
): Promise<void> {
  await chooseAnswer(step, patient, input)
  await input.press('button', interviewMessages.next)
  await leave(page, step.question)
}

/** Chooses the patient's answer without sending it. */
export async function chooseAnswer(step: BundleStep, patient: Patient, input: InputMethod): Promise<void> {
  const words = wordsFor(answerTo(step, patient), step, await bundleOf(patient.place))
  for (const word of words) {
    await input.choose(step.question, step.kind === 'multiple' ? 'checkbox' : 'radio', word)
  }
}

/** Does the self-tests that this patient can answer, and goes on to the result. @returns how many questions. */
export async function doSelfTests(page: Page, patient: Patient, input: InputMethod): Promise<number> {
  let done = 0
  for (const { question, options, key } of (await bundleOf(patient.place)).selfTests.flatMap(
    (test) => test.questions,
  )) {
    const option = options.find((each) => each.key === patient.selfTests[key])
    if (!option || (await page.getByRole('group', { name: question, exact: true }).count()) === 0) continue
    await input.choose(question, 'radio', option.label)
    done += 1
  }
  await input.press('link', selfTestMessages.toResult)
  return done
}

export async function headingOf(page: Page): Promise<string> {
  await settled(page)
  return page.locator('h1').innerText()
}

/** Waits for a page by its heading, which has to take the focus so that it is read out. */
export async function arriveAt(page: Page, heading: string): Promise<void> {
  await page
    .waitForFunction(
      (wanted) => {
        const shown = document.querySelector('h1')
        return shown?.innerText === wanted && document.activeElement === shown
      },
      heading,
      { polling: 20 },
    )
    .catch(() => fail(page, `"${heading}" with the focus`))
}

/** Waits until another heading has taken the focus. */
export async function leave(page: Page, heading: string): Promise<void> {
  await page
    .waitForFunction(
      (left) => {
        const shown = document.querySelector('h1')
        return shown !== null && shown.innerText !== left && document.activeElement === shown
      },
      heading,
      { polling: 20 },
    )
    .catch(() => fail(page, `another heading than "${heading}", with the focus`))
}

async function fail(page: Page, wanted: string): Promise<never> {
  const [shown, focused] = await page.evaluate(() => [
    document.querySelector('h1')?.innerText,
    document.activeElement?.outerHTML.slice(0, 120),
  ])
  throw new Error(`Expected ${wanted}; the heading is "${shown}", the focus is on ${focused}`)
}
