import type { Page } from 'playwright-core'
import type { StepKind } from '#engine'
import { personMessages } from '#web/features/person/messages.ts'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { startNewMessages } from '#web/features/home/messages.ts'
import { DOCTOR_HREF, FLOW, START_HREF } from '#web/domain/flow/flow.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { keepMessages } from '#web/features/history/keep-messages.ts'
import { historyMessages } from '#web/features/history/messages.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { addressOf } from '#web/language/language.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { allPlaces, bundleOf, placeOf } from '../end-to-end/knowledge.ts'
import { heartAttack, slippedDisc, squeezedNerves, tornMeniscus } from '../end-to-end/patients.ts'
import { answeredBy, goneOnBy, placeAndPersonOf, type UserAnswers } from '../end-to-end/user-answers.ts'

/** One thing that a person can have before them. */
export interface PageState {
  called: string
  path: string
  /** The answers on the device. */
  device: () => Promise<UserAnswers>
  /** What the person does there first. */
  act?: (page: Page) => Promise<void>
  /** Whether the browser itself reports the trouble that this state is about. */
  troubled?: true
  /** So long that it is looked at alone, with no other page beside it. */
  isLong?: true
}

const nobody = async () => ({})
const pressContinue = (page: Page) =>
  page.getByRole('button', { name: interviewMessages.next, exact: true }).tap()
const typePlace = (page: Page, words: string) =>
  page.getByRole('combobox', { name: placeMessages.search, exact: true }).fill(words)
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).tap()

async function openAllDetails(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary').all()) await summary.tap()
}

/** A device on which one question of this kind is answered, and where to see it. */
function question(kind: StepKind, called: string, act?: PageState['act']): Promise<PageState> {
  return bundleOf(slippedDisc.place).then(({ steps }) => {
    const { key } = steps.find((step) => step.kind === kind && step.dependsOnAny.length === 0 && !step.askIf)!
    return {
      called,
      path: `${FLOW.steps}#${key}`,
      device: async () => ({ ...(await placeAndPersonOf(slippedDisc)), [`not_sure__${key}`]: true }),
      ...(act && { act }),
    }
  })
}

/** The dialog for a place without knowledge, as long as there is one. */
async function uncoveredPlace(): Promise<PageState[]> {
  const place = (await allPlaces()).find(({ covered }) => !covered)
  if (!place) return []
  const called = 'a place that is not covered'
  const act = async (page: Page) => {
    await page.getByRole('radio', { name: `${place.name} ${place.includes}` }).tap()
    await press(placeMessages.whatInstead)(page)
  }
  return [{ called, path: FLOW.place, device: nobody, act }]
}

/** Every page, and every state of it that looks different. */
export async function pageStates(): Promise<PageState[]> {
  const withAnswers = () => placeAndPersonOf(slippedDisc)
  const answered = () => answeredBy(slippedDisc)
  return [
    { called: 'the home page', path: '/', device: nobody },
    { called: 'all conditions', path: '/conditions', device: nobody, isLong: true },
    {
      called: 'no condition found',
      path: '/conditions',
      device: nobody,
      act: (page) => page.getByRole('searchbox').fill('xyz'),
    },
    {
      called: 'a condition',
      path: '/conditions/lumbar-disc-herniation',
      device: nobody,
      act: openAllDetails,
    },
    {
      called: 'a condition that is an emergency',
      path: '/conditions/acute-coronary-syndrome',
      device: nobody,
    },
    {
      called: 'a condition to look after at home',
      path: '/conditions/tension-type-headache',
      device: nobody,
    },
    { called: 'the causes of pain at one place', path: '/conditions/place/knee', device: nobody },
    { called: 'the home page with answers to go on from', path: '/', device: answered },
    {
      called: 'a new consultation asking first',
      path: '/',
      device: answered,
      act: press(startNewMessages.name),
    },
    { called: 'a start with answers from before', path: START_HREF, device: answered },
    { called: 'the choice of a body', path: FLOW.body, device: withAnswers, act: openAllDetails },
    { called: 'the choice of a place', path: FLOW.place, device: withAnswers },
    { called: 'no place chosen', path: FLOW.place, device: nobody, act: pressContinue },
    {
      called: 'no place found',
      path: FLOW.place,
      device: nobody,
      act: (page) => typePlace(page, 'xyz'),
    },
    {
      called: 'a place found by typing',
      path: FLOW.place,
      device: nobody,
      act: async (page) => {
        await typePlace(page, (await placeOf('elbow')).name)
        await page.keyboard.press('ArrowDown')
      },
    },
    ...(await uncoveredPlace()),
    {
      called: 'sex, age and weight',
      path: FLOW.personWithSex,
      device: withAnswers,
      act: openAllDetails,
    },
    {
      called: 'sex not chosen',
      path: FLOW.personWithSex,
      device: async () => ({ painLocation: (await withAnswers())['painLocation'] }),
      act: pressContinue,
    },
    { called: 'age and weight', path: FLOW.person, device: withAnswers },
    {
      called: 'a weight that is no number',
      path: FLOW.person,
      device: withAnswers,
      act: async (page) => {
        await page.getByRole('textbox', { name: personMessages.weight }).fill('heavy')
        await pressContinue(page)
      },
    },
    await question('yes_no', 'a yes-or-no question'),
    await question(
      'single',
      'a question with one answer, why it is asked, and all answers so far',
      openAllDetails,
    ),
    await question('multiple', 'a question with several answers'),
    await question('multiple', 'one of several answers ticked, not sure about the others', (page) =>
      page.getByRole('main').getByRole('checkbox').first().tap(),
    ),
    { called: 'no answer chosen', path: FLOW.steps, device: withAnswers, act: pressContinue },
    {
      called: '"Start again" asking first',
      path: FLOW.steps,
      device: () => answeredBy(slippedDisc, 2),
      act: async (page) => {
        await openAllDetails(page)
        await press(consultationMessages.startAgain)(page)
      },
    },
    { called: 'all questions answered', path: FLOW.steps, device: answered },
    { called: 'an emergency', path: FLOW.steps, device: () => answeredBy(heartAttack), act: openAllDetails },
    {
      called: 'a question gone back to from an emergency',
      path: `${FLOW.steps}#chest_companions`,
      device: () => answeredBy(heartAttack),
    },
    {
      called: 'a further question at an emergency',
      path: FLOW.steps,
      device: () => answeredBy(heartAttack),
      act: async (page) => {
        await press(emergencyMessages.goOn.start)(page)
        await page.getByRole('link', { name: interviewMessages.stop, exact: true }).waitFor()
        await openAllDetails(page)
      },
    },
    {
      called: 'an emergency with questions left',
      path: FLOW.steps,
      device: async () => ({
        ...(await answeredBy(squeezedNerves)),
        'back_nerve_signs__went_on.after': true,
      }),
    },
    {
      called: 'an emergency with all questions answered',
      path: FLOW.steps,
      device: () => goneOnBy(heartAttack),
    },
    {
      called: 'the page for a doctor after all questions at an emergency',
      path: DOCTOR_HREF,
      device: () => goneOnBy(heartAttack),
    },
    { called: 'possible causes with all details', path: FLOW.causes, device: answered, act: openAllDetails },
    {
      called: 'self-tests with all details',
      path: FLOW.selfTests,
      device: answered,
      act: async (page) => {
        await openAllDetails(page)
        await page.getByRole('main').getByRole('radio').first().tap()
      },
    },
    {
      called: 'the result with all details',
      path: FLOW.result,
      device: async () => ({ ...(await answeredBy(tornMeniscus)), 'yes__self_test.twist_pain': true }),
      act: openAllDetails,
    },
    { called: 'tests and treatments of the own result', path: '/test-and-treatment', device: answered },
    { called: 'the page for a doctor', path: DOCTOR_HREF, device: answered },
    {
      called: 'the page for a doctor at an emergency',
      path: DOCTOR_HREF,
      device: () => answeredBy(heartAttack),
    },
    { called: 'no earlier results', path: '/earlier-results', device: nobody },
    {
      called: 'earlier results side by side',
      path: FLOW.result,
      device: answered,
      act: async (page) => {
        await press(keepMessages.keep)(page)
        await page.getByText(keepMessages.kept).waitFor()
        await page.goto(addressOf(FLOW.selfTests))
        await page.getByRole('main').getByRole('radio').first().tap()
        await page.goto(addressOf(FLOW.result))
        await press(keepMessages.keep)(page)
        await page.getByText(keepMessages.kept).waitFor()
        await page.getByRole('link', { name: keepMessages.toList, exact: true }).tap()
        await page.getByRole('checkbox').nth(1).waitFor()
        for (const tick of await page.getByRole('checkbox').all()) await tick.tap()
        await press(historyMessages.compare)(page)
        await openAllDetails(page)
      },
    },
    {
      called: 'knowledge that cannot be loaded',
      path: FLOW.body,
      device: withAnswers,
      troubled: true,
      act: async (page) => {
        await page.route('**/knowledge/**/*.json', (route) => route.abort())
        await page.goto(addressOf(FLOW.steps))
        await page.getByRole('button', { name: consultationMessages.retry }).waitFor()
      },
    },
    { called: 'no such page', path: '/no-such-page', device: nobody, troubled: true },
    {
      called: 'a page that broke',
      path: '/',
      device: answered,
      troubled: true,
      act: async (page) => {
        await page.route('**/assets/result-page*', (route) => route.abort())
        await page.goto(addressOf(FLOW.result))
        await page.getByRole('button', { name: layoutMessages.errorReload }).waitFor()
      },
    },
  ]
}
