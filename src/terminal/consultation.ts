import {
  ageBandOf,
  ALSO_HURTS,
  alsoFinding,
  assess,
  createModel,
  type Answers,
  type Assessment,
  type Key,
  type Model,
  type Person,
  type SelfTestAnswers,
  type Stated,
  type StepAnswer,
} from '#engine'
import { createListener, partsOf, type DangerWords, type Lexicon, type Listener } from '#listening'
import { inThirdPerson, isAnsweredFor } from '#knowledge/bundle-they'
import type { LocationBundle } from '#knowledge/bundle'
import { JOINED_ENGLISH, joinBundles } from '#knowledge/bundle-joined'
import { InvalidReply, START_FIELDS, type Prompt, type Reply } from './prompt.ts'
import {
  anythingElsePrompt,
  goOnPrompt,
  mentionsPrompt,
  newsSince,
  selfTestPrompts,
  stepPrompt,
  type Heard,
} from './prompts.ts'
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
 * anything changes. With an ear it listens to people's own words, at the start, once before the result, and at an emergency.
 */
export function* consultation(
  bundles: readonly LocationBundle[],
  ear?: Ear,
): Generator<Prompt, Result, Reply> {
  const begin = yield {
    kind: 'start',
    locations: bundles.map(({ location: { key, name } }) => ({ key, name })),
    fields: START_FIELDS,
  }
  const talk = talkFrom(bundles, begin, ear)
  let isAskedForMore = false
  for (;;) {
    yield* askAll(talk)
    const { triage, wentOn } = talk.assessment
    if (ear && !isAskedForMore && (triage.level !== 'emergency' || wentOn)) {
      isAskedForMore = true
      yield* askForMore(talk)
      continue
    }
    yield* doSelfTests(talk)
    for (let goesOn = false; !goesOn;) {
      const { next, nextIfGoingOn, triage, openFindings } = talk.assessment
      const isEmergency = triage.level === 'emergency'
      const may = {
        ask: isEmergency && nextIfGoingOn.kind === 'ask',
        tell: isEmergency && ear !== undefined && openFindings.length > 0,
      }
      if (!may.ask && (!may.tell || isAskedForMore)) {
        if (next.kind === 'done') return resultOf(talk.bundle, talk.assessment, talk.ownWords)
        break
      }
      const reply = yield goOnPrompt(talk.bundle, talk.assessment, talk.ownWords, may)
      if (!('answer' in reply) || reply.answer === 'no')
        return resultOf(talk.bundle, talk.assessment, talk.ownWords)
      talk.goOn()
      goesOn = reply.answer === 'yes'
      if (goesOn) continue
      isAskedForMore = true
      yield* askForMore(talk)
      yield* checkWords(talk)
    }
  }
}

/** All that was told, and what follows from it. */
class Talk {
  bundle: LocationBundle
  readonly ear: Ear | undefined
  /** What was told in own words, in its order. */
  readonly ownWords: string[] = []
  assessment: Assessment
  readonly #who: Who
  readonly #bundleWith: (also: readonly Key[]) => LocationBundle
  #also: readonly Key[]
  readonly #person: Person
  #model: Model
  #given: Answers = {}
  #stated: Stated = {}
  #selfTests: SelfTestAnswers = {}
  #wentOnAfter: Key[] | undefined
  /** Own words that were not checked yet. */
  #unread: string | null = null

  constructor(
    bundleWith: (also: readonly Key[]) => LocationBundle,
    { person, who, also }: { person: Person; who: Who; also: readonly Key[] },
    ear?: Ear,
  ) {
    this.ear = ear
    this.#who = who
    this.#person = person
    this.#bundleWith = bundleWith
    this.#also = also
    this.bundle = bundleWith(also)
    this.#model = createModel(this.bundle)
    this.assessment = this.#assess()
  }

  #assess(): Assessment {
    const elsewhere = this.#also.length > 0 ? { [ALSO_HURTS]: this.#also.map(alsoFinding) } : {}
    return assess(
      this.#model,
      this.#person,
      { ...this.#given, ...elsewhere },
      { selfTestAnswers: this.#selfTests, stated: this.#stated, wentOnAfter: this.#wentOnAfter },
    )
  }

  /** It hurts at these places as well. */
  hurtsToo(places: readonly Key[]): void {
    if (places.length === 0) return
    this.#also = [...new Set([...this.#also, ...places])]
    this.bundle = this.#bundleWith(this.#also)
    this.#model = createModel(this.bundle)
    this.assessment = this.#assess()
  }

  tell(words: string): void {
    if (!this.ear || words.trim() === '') return
    this.ownWords.push(words.trim())
    this.#unread = words
  }

  /** Words to check, with what they lead to; null for none. */
  heard(): Heard | null {
    if (!this.ear || this.#unread === null) return null
    const heard = this.ear.listener.understand(this.#unread, this.assessment.findingsOffered, {
      about: this.#who,
      parts: partsOf(this.bundle.location.name),
      at: [this.bundle.location.key, ...this.#also],
    })
    return { words: this.#unread, due: this.assessment.wordsDue(heard), places: heard.places }
  }

  confirm(confirmed: readonly (readonly [finding: Key, holds: boolean])[]): void {
    const told = { answers: this.#given, stated: this.#stated }
    const { answers, stated } = this.assessment.withConfirmed(told, confirmed)
    this.#given = answers
    this.#stated = stated
    this.assessment = this.#assess()
  }

  wordsChecked(): void {
    this.#unread = null
  }

  answer(step: Key, answer: StepAnswer): void {
    this.#given = { ...this.#given, [step]: answer }
    this.assessment = this.#assess()
  }

  back(): void {
    this.#given = Object.fromEntries(Object.entries(this.#given).slice(0, -1))
    this.assessment = this.#assess()
  }

  answerSelfTest(question: Key, answer: string): void {
    this.#selfTests = { ...this.#selfTests, [question]: answer }
    this.assessment = this.#assess()
  }

  /** What is answered up to here is what made it an emergency. */
  goOn(): void {
    if (!this.assessment.wentOn) this.#wentOnAfter = Object.keys(this.#given)
    this.assessment = this.#assess()
  }
}

/** Asks until nothing is left to ask; what own words lead to comes before the next question. */
function* askAll(talk: Talk): Generator<Prompt, void, Reply> {
  let news: string[] | undefined
  for (;;) {
    yield* checkWords(talk)
    const { next, triage } = talk.assessment
    if (next.kind !== 'ask') return
    yield* ask(talk, next.step, { part: next.part, news })
    news = talk.assessment.wentOn ? newsSince(talk.bundle, triage, talk.assessment.triage) : undefined
  }
}

/** What own words lead to. At an emergency what to do comes first, and they wait for somebody who goes on. */
function* checkWords(talk: Talk): Generator<Prompt, void, Reply> {
  for (;;) {
    const { triage, wentOn } = talk.assessment
    const heard = talk.heard()
    if (!heard || (triage.level === 'emergency' && !wentOn)) return
    const { due } = heard
    if (due.ask && !wentOn) {
      yield* ask(talk, due.ask.step, { part: 'screen', heard: due.ask.finding })
      continue
    }
    const reply = yield mentionsPrompt(talk.bundle, heard, talk.ear!.dangers)
    const right = 'confirm' in reply ? reply.confirm : {}
    talk.wordsChecked()
    talk.confirm(
      due.mentions.flatMap(({ finding, holds }) =>
        right[finding] === true ? [[finding, holds] as const] : [],
      ),
    )
    if ('confirm' in reply) talk.hurtsToo(reply.also ?? [])
  }
}

function* ask(
  talk: Talk,
  step: Key,
  how: { part: 'screen' | 'interview'; heard?: Key | undefined; news?: string[] | undefined },
): Generator<Prompt, void, Reply> {
  const prompt = stepPrompt(talk.bundle, step, how, talk.assessment)
  const reply = yield prompt
  if ('back' in reply) talk.back()
  else if ('answer' in reply)
    talk.answer(step, withTold(reply.answer as StepAnswer, prompt, reply.untick ?? []))
}

/** What was told before stays ticked unless it is taken back. */
function withTold(
  answer: StepAnswer,
  { type, told = [] }: Extract<Prompt, { kind: 'step' }>,
  untick: readonly Key[],
): StepAnswer {
  const kept = told.filter((option) => !untick.includes(option))
  if (type !== 'multiple' || kept.length === 0) return answer
  return answer === 'not_sure' ? [...kept, answer] : [...new Set([...kept, ...answer])]
}

function* askForMore(talk: Talk): Generator<Prompt, void, Reply> {
  const reply = yield anythingElsePrompt(talk.bundle, talk.assessment)
  if ('words' in reply && reply.words !== undefined) talk.tell(reply.words)
  if ('answer' in reply && Array.isArray(reply.answer))
    talk.confirm(reply.answer.map((finding) => [finding, true]))
}

function* doSelfTests(talk: Talk): Generator<Prompt, void, Reply> {
  const offered = talk.assessment.selfTests.main.flatMap(({ tests }) => tests)
  for (const prompt of offered.flatMap(({ selfTest }) => selfTestPrompts(talk.bundle, selfTest))) {
    if (talk.assessment.triage.level === 'emergency') return
    if (!talk.assessment.selfTestQuestions(prompt.selfTest).includes(prompt.question)) continue
    const reply = yield prompt
    if ('answer' in reply && typeof reply.answer === 'string')
      talk.answerSelfTest(prompt.question, reply.answer)
  }
}

type Who = 'me' | 'child' | 'other'

function talkFrom(bundles: readonly LocationBundle[], reply: Reply, ear?: Ear): Talk {
  if (!('location' in reply)) throw new InvalidReply('say location, sex and age first')
  const at = (place: string) => bundles.find(({ location }) => location.key === place)!
  const also = (reply.also ?? []).filter((place) => place !== reply.location)
  const { who = 'me', words = '' } = reply
  const age = ageBandOf(reply.age).range
  const isForOther = isAnsweredFor(who, age)
  const bundleWith = (others: readonly string[]) => {
    const joined = joinBundles(at(reply.location), others.map(at), JOINED_ENGLISH)
    return isForOther ? { ...joined, ...inThirdPerson(joined) } : joined
  }
  const talk = new Talk(
    bundleWith,
    {
      who: isForOther && who === 'me' ? 'child' : who,
      also,
      person: { sex: reply.sex, age, weightKg: reply.weight_kg ?? null },
    },
    ear,
  )
  talk.tell(words)
  return talk
}
