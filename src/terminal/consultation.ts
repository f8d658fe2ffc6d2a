import {
  ageBandOf,
  ALSO_HURTS,
  alsoFinding,
  assess,
  createModel,
  type Answers,
  type Assessment,
  type Person,
  type SelfTestAnswers,
  type Stated,
  type StepAnswer,
  type Triage,
} from '#engine'
import { createListener, partsOf, type DangerWords, type Lexicon, type Listener } from '#listening'
import { inThirdPerson, isAnsweredFor } from '#knowledge/bundle-they'
import type { LocationBundle } from '#knowledge/bundle'
import { joinBundles } from '#knowledge/bundle-joined'
import { InvalidReply, type Prompt, type Reply } from './prompt.ts'
import { resultOf, type Result } from './result.ts'

/** What it takes to listen to people's own words. */
export interface Ear {
  listener: Listener
  /** What to do about words that must not wait. */
  dangers: readonly DangerWords[]
}

/** An ear for the words of a lexicon. */
export function earFor(lexicon: Lexicon): Ear {
  return { listener: createListener(lexicon), dangers: lexicon.dangers }
}

/**
 * A consultation as a conversation: yields prompts, takes replies, returns the result. `check` throws InvalidReply before
 * anything changes. With an ear it listens to people's own words, at the start and once before the result.
 */
export function* consultation(
  bundles: readonly LocationBundle[],
  ear?: Ear,
): Generator<Prompt, Result, Reply> {
  const begin = yield {
    kind: 'start',
    locations: bundles.map(({ location: { key, name } }) => ({ key, name })),
  }
  const { bundle, person, elsewhere, who, words } = startFrom(bundles, begin)
  const model = createModel(bundle)
  const selfTestAnswers: SelfTestAnswers = {}
  let given: Answers = {}
  let stated: Stated = {}
  let wentOnAfter: string[] | undefined
  const assessed = () =>
    assess(model, person, { ...given, ...elsewhere }, { selfTestAnswers, stated, wentOnAfter })
  let assessment = assessed()
  if (ear && words) {
    stated = yield* listenTo(ear, bundle, who, words, assessment)
    assessment = assessed()
  }
  let isAskedOnce = false
  for (;;) {
    let news: string[] | undefined
    while (assessment.next.kind === 'ask') {
      const { triage } = assessment
      const { step, part } = assessment.next
      const reply = yield promptFor(bundle, step, part, assessment.offeredAt(step), news)
      if ('back' in reply) given = Object.fromEntries(Object.entries(given).slice(0, -1))
      else if ('answer' in reply) given = { ...given, [step]: reply.answer as StepAnswer }
      assessment = assessed()
      news = assessment.wentOn ? newsSince(bundle, triage, assessment.triage) : undefined
    }

    if (ear && !isAskedOnce && (assessment.triage.level !== 'emergency' || assessment.wentOn)) {
      isAskedOnce = true
      const reply = yield anythingElse(bundle, assessment)
      if ('words' in reply && reply.words !== undefined)
        stated = yield* listenTo(ear, bundle, who, reply.words, assessment)
      else if ('answer' in reply && Array.isArray(reply.answer))
        stated = { ...stated, ...Object.fromEntries(reply.answer.map((finding) => [finding, true])) }
      assessment = assessed()
      continue
    }

    const offered = assessment.selfTests.main.flatMap(({ tests }) => tests)
    for (const prompt of offered.flatMap(({ selfTest }) => selfTestPrompts(bundle, selfTest))) {
      if (assessment.triage.level === 'emergency') break
      if (!assessment.selfTestQuestions(prompt.selfTest).includes(prompt.question)) continue
      const reply = yield prompt
      if (!('answer' in reply) || typeof reply.answer !== 'string') continue
      selfTestAnswers[prompt.question] = reply.answer
      assessment = assessed()
    }

    const mayGoOn = assessment.next.kind === 'done' && assessment.nextIfGoingOn.kind === 'ask'
    if (!mayGoOn || !saysYes(yield goOnPrompt(bundle, assessment))) return resultOf(bundle, assessment)
    wentOnAfter = Object.keys(given)
    assessment = assessed()
  }
}

/** Asks what of the words was understood rightly; what was stated, with what is confirmed. */
function* listenTo(
  ear: Ear,
  bundle: LocationBundle,
  who: 'me' | 'child' | 'other',
  words: string,
  { answers, stated, findingsOffered }: Assessment,
): Generator<Prompt, Stated, Reply> {
  const { mentions: heard, dangers } = ear.listener.understand(words, findingsOffered, {
    about: who,
    parts: partsOf(bundle.location.name),
  })
  const stepOf = new Map(findingsOffered.map(({ key, step }) => [key, step]))
  // What an answer told already is asked about there.
  const mentions = heard.filter(({ finding }) => !Object.hasOwn(answers, stepOf.get(finding)!))
  if (mentions.length === 0 && dangers.length === 0) return stated
  const labelOf = (key: string) => bundle.findings.find((finding) => finding.key === key)?.label ?? key
  const reply = yield {
    kind: 'mentions',
    urgent: dangers.flatMap(({ danger }) => ear.dangers.find(({ key }) => key === danger)?.say ?? []),
    mentions: mentions.map(({ finding, holds, quote }) => ({
      finding,
      label: labelOf(finding),
      holds,
      quote: words.slice(...quote),
    })),
  }
  const right = 'confirm' in reply ? reply.confirm : {}
  const confirmed = mentions.filter(({ finding }) => right[finding] === true)
  return { ...stated, ...Object.fromEntries(confirmed.map(({ finding, holds }) => [finding, holds])) }
}

function anythingElse(bundle: LocationBundle, { openFindings }: Assessment): Prompt {
  return {
    kind: 'anything_else',
    question: 'Anything else you noticed?',
    options: openFindings.flatMap((key) => {
      const finding = bundle.findings.find((each) => each.key === key)
      return finding ? [{ key, label: finding.label }] : []
    }),
  }
}

function goOnPrompt(bundle: LocationBundle, assessment: Assessment): Prompt {
  return {
    kind: 'go_on',
    result: resultOf(bundle, assessment),
    question:
      'Go on with a few more questions, for those who help? Only if somebody else makes the call, or help is on the way.',
    options: [
      { key: 'yes', label: 'Yes' },
      { key: 'no', label: 'No' },
    ],
  }
}

/** What to do about danger signs of an emergency that were not there before; undefined where there are none. */
function newsSince(bundle: LocationBundle, before: Triage, now: Triage): string[] | undefined {
  const known = new Set(before.reasons.flatMap((reason) => (reason.kind === 'red_flag' ? [reason.rule] : [])))
  const news = now.reasons.flatMap((reason) => {
    if (reason.kind !== 'red_flag' || reason.level !== 'emergency' || known.has(reason.rule)) return []
    const { title, do: advice } = bundle.redFlags.find(({ key }) => key === reason.rule)!
    return [`${title}. ${advice}`]
  })
  return news.length > 0 ? news : undefined
}

function saysYes(reply: Reply): boolean {
  return 'answer' in reply && reply.answer === 'yes'
}

function startFrom(
  bundles: readonly LocationBundle[],
  reply: Reply,
): {
  bundle: LocationBundle
  person: Person
  elsewhere: Answers
  who: 'me' | 'child' | 'other'
  words: string
} {
  if (!('location' in reply)) throw new InvalidReply('say location, sex and age first')
  const at = (place: string) => bundles.find(({ location }) => location.key === place)!
  const also = (reply.also ?? []).filter((place) => place !== reply.location)
  const { who = 'me', words = '' } = reply
  const joined = joinBundles(at(reply.location), also.map(at))
  const age = ageBandOf(reply.age).range
  const isForOther = isAnsweredFor(who, age)
  return {
    who: isForOther && who === 'me' ? 'child' : who,
    words,
    bundle: isForOther ? { ...joined, ...inThirdPerson(joined) } : joined,
    elsewhere: also.length > 0 ? { [ALSO_HURTS]: also.map(alsoFinding) } : {},
    person: { sex: reply.sex, age, weightKg: reply.weight_kg ?? null },
  }
}

function promptFor(
  bundle: LocationBundle,
  key: string,
  part: 'screen' | 'interview',
  options: readonly string[],
  news?: string[],
): Prompt {
  const { kind, question, why } = bundle.steps.find((step) => step.key === key)!
  const label = (option: string) => bundle.findings.find((finding) => finding.key === option)!.label
  return {
    kind: 'step',
    part,
    step: key,
    type: kind,
    question,
    why,
    options: options.map((option) => ({ key: option, label: label(option) })),
    ...(news && { news }),
  }
}

/** Answers that every question of a self-test has. */
const OF_EVERY_SELF_TEST = [
  { key: 'not_sure', label: 'Not sure' },
  { key: 'cannot', label: "I can't or shouldn't do this" },
]

function selfTestPrompts(bundle: LocationBundle, selfTest: string): Extract<Prompt, { kind: 'self_test' }>[] {
  const test = bundle.selfTests.find(({ key }) => key === selfTest)!
  return test.questions.map(({ key, question, options }) => ({
    kind: 'self_test',
    selfTest,
    name: test.name,
    instructions: test.instructions,
    notIf: test.notIf.say,
    stopIf: test.stopIf,
    question: key,
    text: question,
    options: [...options.map((option) => ({ key: option.key, label: option.label })), ...OF_EVERY_SELF_TEST],
  }))
}
