import type { Locator, Page } from 'playwright-core'
import type { Key } from '#engine'
import { truthOf, type Story } from '#evaluation/story'
import type { BundleStep, LocationBundle } from '#knowledge/bundle/bundle'
import { JOINED_ENGLISH, joinBundles } from '#knowledge/bundle/joined'
import { inThirdPerson, isAnsweredFor } from '#knowledge/bundle/they'
import { AGE_BANDS } from '#web/domain/consultation/age-bands.ts'
import { personOf, type Consultation } from '#web/domain/consultation/consultation.ts'
import { knowledgeForPerson } from '#web/domain/consultation/knowledge-for-person.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { readUserAnswers } from '#web/domain/consultation/user-answers.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { arriveAt, headingOf, leave } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { touch } from './input-methods/touch.ts'
import { answerTo, bundleOf, placeOf, wordsFor } from './knowledge.ts'
import { storedAnswers } from './visit.ts'

/** More pages than any consultation has. */
const TOO_MANY_PAGES = 60

/** What is known about all places of a story. */
async function joinedBundleOf({ at, also }: Story): Promise<LocationBundle> {
  const [main, ...others] = await Promise.all([at, ...also].map(bundleOf))
  return joinBundles(main!, others, JOINED_ENGLISH)
}

/** What the site has kept of the story, as it reasons with it. */
export async function sessionFrom(page: Page, story: Story): Promise<Session> {
  const consultation: Consultation = readUserAnswers((await storedAnswers(page))!)
  const knowledge = readKnowledge(await joinedBundleOf(story), story.at)
  return sessionOf(knowledgeForPerson(knowledge, consultation), consultation, personOf(consultation)!)
}

/** What a story can be asked and told, in the words of whoever answers. */
async function knowledgeOf(story: Story): Promise<LocationBundle> {
  const joined = await joinedBundleOf(story)
  return isAnsweredFor(story.who, bandOf(story).range) ? { ...joined, ...inThirdPerson(joined) } : joined
}

export function bandOf({ age }: Story) {
  return AGE_BANDS.find(({ range }) => range.min <= age && age <= range.max)!
}

/** From the home page to where own words are asked for, as a finger goes there. */
export async function enterWhereAndWho(page: Page, story: Story): Promise<void> {
  const input = touch(page)
  await input.press('link', homeMessages.start)
  await arriveAt(page, personMessages.bodyHeading)
  if (story.who !== 'me') {
    await input.choose(reviewMessages.who, 'radio', reviewMessages.whoName[story.who])
    await page.getByRole('heading', { name: personMessages.bodyHeadingOther, exact: true }).waitFor()
  }
  await input.press('button', personMessages.bodyName[story.sex])
  await arriveAt(page, placeMessages.heading)
  const search = page.getByRole('combobox', { name: placeMessages.search, exact: true })
  const names = await Promise.all([story.at, ...story.also].map(async (key) => (await placeOf(key)).name))
  await search.fill(names.join(' and '))
  for (const _ of names) await search.press('Enter')
  await input.press('button', placeMessages.next)
  await arriveAt(page, story.who === 'me' ? personMessages.personHeading : personMessages.personHeadingOther)
  await input.choose(personMessages.age, 'radio', bandOf(story).label)
  await input.press('button', personMessages.next)
  await arriveAt(page, ownWordsMessages.heading)
  await page.getByRole('textbox').fill(story.words)
  await input.press('button', ownWordsMessages.next)
  await leave(page, ownWordsMessages.heading)
}

/**
 * Answers page after page as the story has it, until none asks anything any more.
 *
 * @param at called at each page, not yet answered.
 */
export async function answerAll(
  page: Page,
  story: Story,
  at: (heading: string) => Promise<void> = async () => {},
): Promise<void> {
  const bundle = await knowledgeOf(story)
  const patient = { findings: [...truthOf(story)] }
  for (let count = 0; count < TOO_MANY_PAGES; count += 1) {
    const heading = await headingOf(page)
    await at(heading)
    const step = bundle.steps.find(({ question }) => question === heading)
    if (step) await answerQuestion(page, step, bundle, patient.findings)
    else if (heading === ownWordsMessages.checkHeading) await confirm(page, story, bundle)
    else if (heading === ownWordsMessages.elseHeading) await tellMore(page, story, bundle)
    else return
    await leave(page, heading)
  }
  throw new Error(`Still asking after ${TOO_MANY_PAGES} pages`)
}

async function answerQuestion(
  page: Page,
  step: BundleStep,
  bundle: LocationBundle,
  findings: readonly Key[],
): Promise<void> {
  // That a finger reaches every answer is shown by consultation-by-touch.test.ts.
  const input = clicks(page)
  const role = step.kind === 'multiple' ? 'checkbox' : 'radio'
  const choices = page.getByRole('group', { name: step.question, exact: true })
  const labels = await choices.locator('label').allInnerTexts()
  const offered = new Set(labels.map((label) => label.replaceAll(/\s+/g, ' ').trim()))
  for (const words of wordsFor(answerTo(step, { findings }), step, bundle)) {
    // What was told before stands in a list already; "none of these" does not beside it.
    if (offered.has(words)) await input.choose(step.question, role, words)
  }
  await input.press('button', interviewMessages.next)
}

/** Confirms of what was understood what is so, and removes the rest. */
async function confirm(page: Page, story: Story, bundle: LocationBundle): Promise<void> {
  const truth = truthOf(story)
  const means = new Set([...story.means, ...story.end_means])
  const isSo = new Set(
    bundle.findings.flatMap(({ key, present, absent, label }) => [
      ...(truth.has(key) ? [present] : []),
      ...(means.has(`not ${key}`) ? [absent ?? ownWordsMessages.not({ label })] : []),
    ]),
  )
  for (const mention of await page.getByRole('main').getByRole('group').all()) {
    // Where else it hurts was told before: nothing that is asked here is so.
    const notThere = mention.getByRole('radio', { name: ownWordsMessages.no, exact: true })
    if ((await notThere.count()) > 0) {
      await notThere.tap({ force: true })
      continue
    }
    const words = await legendOf(mention)
    const choice = isSo.has(words.replace(ownWordsMessages.mentioned({ finding: '' }), ''))
      ? 'right'
      : 'remove'
    await mention.getByRole('radio', { name: ownWordsMessages[choice], exact: true }).tap({ force: true })
  }
  await touch(page).press('button', ownWordsMessages.next)
}

function legendOf(group: Locator): Promise<string> {
  return group.locator('legend').innerText()
}

/** Types what they add, and ticks what was found in it and is so. */
async function tellMore(
  page: Page,
  { at_end: words = '', end_means: means }: Story,
  bundle: LocationBundle,
): Promise<void> {
  await page.getByRole('textbox', { name: ownWordsMessages.search }).fill(words)
  for (const { key, present } of bundle.findings)
    if (means.includes(key)) await touch(page).choose(ownWordsMessages.found, 'checkbox', present)
  const done = page
    .getByRole('button', { name: ownWordsMessages.toResult, exact: true })
    .or(page.getByRole('button', { name: ownWordsMessages.toWhatToDo, exact: true }))
  await done.tap()
}

/** Goes on with the questions at an emergency, to their end: a new danger sign shows what to do again. */
export async function goOn(page: Page, story: Story): Promise<void> {
  const { start, again } = emergencyMessages.goOn
  for (const name of [start, again]) {
    const button = page.getByRole('button', { name, exact: true })
    while ((await button.count()) > 0) {
      await button.tap()
      await leave(page, emergencyMessages.heading)
      await answerAll(page, story)
    }
  }
}
