import { ageBandOf, ALSO_HURTS, alsoFinding, assess, createModel } from '#engine'
import type { Answers, Assessment, Key, Model, Person, SelfTestAnswers, Stated, StepAnswer } from '#engine'
import {
  createListener,
  partsOf,
  type DangerWords,
  type Lexicon,
  type Listener,
  type Mention,
} from '#listening'
import { inThirdPerson, isAnsweredFor } from '#knowledge/bundle/they'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { JOINED_ENGLISH, joinBundles } from '#knowledge/bundle/joined'
import { InvalidReply, type Reply } from './prompt.ts'
import type { UncheckedWords } from './prompts.ts'

/** What it takes to understand people's own words. */
export interface Listening {
  listener: Listener
  /** What to do about words that must not wait. */
  dangers: readonly DangerWords[]
}

export function listeningBy(lexicon: Lexicon): Listening {
  return { listener: createListener(lexicon), dangers: lexicon.dangers }
}

type Who = 'me' | 'child' | 'other'

/** All answers and statements of a consultation, and what follows from them. */
export class ConsultationState {
  bundle: LocationBundle
  readonly listening: Listening | undefined
  /** In the order in which they were written. */
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
  #unchecked: string | null = null
  #note: string | null = null
  /** Mentions that were offered and not agreed with: none is offered again. */
  #refused: readonly Mention[] = []

  constructor(
    bundleWith: (also: readonly Key[]) => LocationBundle,
    { person, who, also }: { person: Person; who: Who; also: readonly Key[] },
    listening?: Listening,
  ) {
    this.listening = listening
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
  addPlaces(places: readonly Key[]): void {
    if (places.length === 0) return
    this.#also = [...new Set([...this.#also, ...places])]
    this.bundle = this.#bundleWith(this.#also)
    this.#model = createModel(this.bundle)
    this.assessment = this.#assess()
  }

  addOwnWords(words: string): void {
    if (!this.listening || words.trim() === '') return
    this.ownWords.push(words.trim())
    this.#unchecked = words
  }

  /** Words to check, with what they lead to; null for none. */
  uncheckedWords(): UncheckedWords | null {
    if (!this.listening || this.#unchecked === null) return null
    const understood = this.listening.listener.understand(this.#unchecked, this.assessment.findingsOffered, {
      about: this.#who,
      parts: partsOf(this.bundle.location.name),
      at: [this.bundle.location.key, ...this.#also],
      person: this.#person,
    })
    return {
      words: this.#unchecked,
      followUp: this.assessment.followUpWords({
        ...understood,
        mentions: understood.mentions.filter((mention) => !this.isRefused(mention)),
      }),
      places: understood.places,
    }
  }

  confirm(confirmed: readonly (readonly [finding: Key, holds: boolean])[]): void {
    const given = { answers: this.#given, stated: this.#stated }
    const { answers, stated } = this.assessment.withConfirmed(given, confirmed)
    this.#given = answers
    this.#stated = stated
    this.assessment = this.#assess()
  }

  refuse(mentions: readonly Mention[]): void {
    this.#refused = [...this.#refused, ...mentions]
  }

  isRefused({ finding, holds }: Pick<Mention, 'finding' | 'holds'>): boolean {
    return this.#refused.some((each) => each.finding === finding && each.holds === holds)
  }

  markWordsChecked(): void {
    this.#unchecked = null
  }

  leaveNote(note: string): void {
    this.#note = note
  }

  /** What became of own words that need no answer, for what comes next; once. */
  takeNote(): { note?: string } {
    const note = this.#note
    this.#note = null
    return note === null ? {} : { note }
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

/**
 * The state after the first reply.
 *
 * @throws InvalidReply when it does not say who it is about, and where it hurts.
 */
export function beginConsultation(
  bundles: readonly LocationBundle[],
  reply: Reply,
  listening?: Listening,
): ConsultationState {
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
  const state = new ConsultationState(
    bundleWith,
    {
      who: isForOther && who === 'me' ? 'child' : who,
      also,
      person: { sex: reply.sex, age, weightKg: reply.weight_kg ?? null },
    },
    listening,
  )
  state.addOwnWords(words)
  return state
}
