import { clausesOf, type Clause } from './clause.ts'
import { readSameWords, saidIn, type Said } from './concepts.ts'
import type { FindingHere, Key, Lexicon } from './lexicon.ts'
import { NOT } from './tokens.ts'
import { matchPhrase } from './match.ts'
import { isOfSomethingElse, numbersIn } from './numbers.ts'
import { otherSideIn, overIn } from './past.ts'
import { phrasesOf, type Phrase } from './phrase.ts'
import { createMender } from './spelling.ts'
import { stem } from './stem.ts'
import { vocabularyOf } from './vocabulary.ts'

/** A finding that a text tells of. */
export interface Mention {
  finding: Key
  /** Whether the person has it or says they have not. */
  holds: boolean
  /** The words of the text it was taken from: from, to. */
  quote: [number, number]
  /** 0 to 1: below `SHOWN_FROM` it is left out. */
  confidence: number
}

/** Words that must not wait. */
export interface DangerMention {
  danger: Key
  quote: [number, number]
  /** The finding that asks about it here; null where none does. */
  finding: Key | null
}

export interface Understood {
  mentions: Mention[]
  dangers: DangerMention[]
}

export interface Listener {
  understand(text: string, findingsHere: readonly FindingHere[], context?: TextContext): Understood
}

/** Of whom and of what the text tells. */
export interface TextContext {
  /** Of whoever writes, of a child of theirs, or of somebody they help: whom they name is then the patient. */
  about?: 'me' | 'child' | 'other' | undefined
  /** The parts of the body that go without saying: those of the place. */
  parts?: readonly string[] | undefined
}

const SHOWN_FROM = 0.5

/** Lists of the lexicon by which others and small patients are named. */
const RELATIVE = stem('relative')
const CHILD = 'child'
const OTHERS: ReadonlySet<string> = new Set(
  'friend neighbour colleagu boss husband wife partner girlfriend boyfriend sibl flatmat roommat everybody everyone'
    .split(' ')
    .map(stem),
)

/** Who is seen about pain: what they say is of the patient, what they do is not. */
const HELPERS: ReadonlySet<string> = new Set(
  '=doctor =doc =gp =physio =physiotherapist =nurse =surgeon =consultant =dentist =specialist =midwife'.split(
    ' ',
  ),
)

const PRONOUNS: ReadonlySet<string> = new Set(['=he', '=she', '=his', '=her', '=him'])

const NONE: ReadonlySet<string> = new Set()

interface Found extends Mention {
  step: Key
  at: readonly number[]
  clause: number
  /** How many things had to be named. */
  size: number
  order: number
}

/** Prepares a lexicon for listening. */
export function createListener(lexicon: Lexicon): Listener {
  const same = readSameWords(lexicon.same)
  const mend = createMender(vocabularyOf(lexicon), new Set(lexicon.proper.split(' ')))
  const read = new Map<Key, Phrase[]>()
  const phrases = (key: Key) => {
    if (!read.has(key)) read.set(key, phrasesOf(lexicon.phrases[key] ?? ''))
    return read.get(key)!
  }
  const ofLife = new Set(lexicon.ofLife.split(' '))
  const dangers = lexicon.dangers.map(({ key, phrases: text, findings }) => ({
    key,
    findings,
    phrases: phrasesOf(text),
  }))
  return {
    understand(text, findingsHere, { about = 'me', parts = [] } = {}) {
      const implied = new Set(parts.map(stem))
      const said = saidIn(text, same, mend)
      const isOther = othersIn(said, about)
      const clauses = clausesOf(text, said, isOther)
      const found = clauses.flatMap((clause, index) =>
        findingsHere.flatMap(({ key, step }, order) =>
          mentionsIn(clause, phrases(key), implied).map((each) => ({
            ...each,
            finding: key,
            step,
            clause: index,
            order,
          })),
        ),
      )
      const keys = new Set(findingsHere.map(({ key }) => key))
      const over = overIn(text)
      const isOver = ([from]: readonly [number, number]) =>
        over.some(([start, end]) => start <= from && from < end)
      const counted = numbersIn(text, findingsHere)
        .filter(({ quote }) => !isOver(quote))
        .map(sure)
      // "For 2 months" is told by its number, whatever "for months" may mean.
      const questionOf = new Map(
        findingsHere.flatMap(({ key, step, isOneOf }) => (isOneOf ? [[key, step]] : [])),
      )
      const counting = new Set(counted.map(({ finding }) => questionOf.get(finding)))
      const elsewhere = otherSideIn(text)
      const others = found.filter(({ finding, quote }) => {
        if (elsewhere.some(([start, end]) => start <= quote[0] && quote[0] < end)) return false
        if (!ofLife.has(finding) && isOver(quote)) return false
        if (LASTING.includes(finding) && isOfSomethingElse(text, ...quote)) return false
        const question = questionOf.get(finding)
        return question === undefined || !counting.has(question)
      })
      return {
        mentions: settle([...withoutParts(others), ...counted], findingsHere),
        dangers: clauses.flatMap((clause) =>
          dangers.flatMap(({ key, findings, phrases }) => {
            const quote = dangerIn(clause, phrases)
            return quote
              ? [{ danger: key, quote, finding: findings.find((each) => keys.has(each)) ?? null }]
              : []
          }),
        ),
      }
    },
  }
}

/** Which words name somebody else: "she" does so once another person was named, "my mum is ill, she has a fever". */
function othersIn(said: readonly Said[], about: NonNullable<TextContext['about']>): (word: Said) => boolean {
  if (about === 'other') return () => false
  const isNamed = (word: string) =>
    word === RELATIVE || OTHERS.has(word) || (about === 'me' && word === CHILD)
  const others = new Set<Said>()
  let wasNamed = false
  for (const word of said) {
    const concepts = [...word.concepts]
    const isOther = concepts.some(isNamed)
    if (isOther || (about === 'me' && wasNamed && concepts.some((each) => PRONOUNS.has(each))))
      others.add(word)
    wasNamed ||= isOther || concepts.some((each) => HELPERS.has(each))
  }
  return (word) => others.has(word)
}

/** The best match of a finding in a clause; of those that are as good, one that says it holds. */
function mentionsIn(
  clause: Clause,
  phrases: readonly Phrase[],
  implied: ReadonlySet<string>,
): Omit<Found, 'finding' | 'step' | 'clause' | 'order'>[] {
  let best: ReturnType<typeof mentionsIn>[number] | null = null
  for (const phrase of phrases) {
    const match = matchPhrase(phrase, clause, implied)
    if (!match || isHedged(clause, match.at) || isOfOthers(clause, match.at)) continue
    // "Not without pain" tells neither.
    if (!phrase.holds && !match.holds) continue
    if (!match.holds && isOwnDenial(clause, match.at, phrases, implied)) continue
    const confidence = confidenceOf(clause, match)
    const size = match.at.length
    if (best && (size < best.size || (size === best.size && confidence <= best.confidence))) continue
    best = {
      holds: match.holds && phrase.holds,
      quote: quoteOf(clause, match.holds ? match.at : [...match.at, ...denyingOf(clause, match.at)]),
      confidence,
      at: match.at,
      size,
    }
  }
  return best && best.confidence >= SHOWN_FROM ? [best] : []
}

/** "Can't sleep on it" has it, by another phrase that itself denies. */
function isOwnDenial(
  clause: Clause,
  at: readonly number[],
  phrases: readonly Phrase[],
  implied: ReadonlySet<string>,
): boolean {
  const by = at.map((index) => clause.deniedBy[index]!).find((index) => index >= 0)
  return phrases.some((phrase) => {
    if (!phrase.words.some((choice) => choice.includes(NOT))) return false
    const match = matchPhrase(phrase, clause, implied)
    return match !== null && match.holds && match.at.includes(by!)
  })
}

function confidenceOf({ said }: Clause, { at, gap }: { at: readonly number[]; gap: number }): number {
  const mended = at.filter((index) => said[index]!.isMended).length
  return 1 - 0.1 * gap - 0.15 * mended
}

function quoteOf({ said }: Clause, at: readonly number[]): [number, number] {
  return [said[Math.min(...at)]!.start, said[Math.max(...at)]!.end]
}

/** The words that deny it: they are part of what was said. */
function denyingOf({ deniedBy }: Clause, at: readonly number[]): number[] {
  return at.map((index) => deniedBy[index]!).filter((index) => index >= 0)
}

/** Guesses and questions tell nothing, unless the phrase itself is one. */
function isHedged({ guessedFrom }: Clause, at: readonly number[]): boolean {
  return Math.max(...at) > guessedFrom && !at.includes(guessedFrom)
}

/** Of somebody else, unless the phrase names that person. */
function isOfOthers({ ofOthers, said }: Clause, at: readonly number[]): boolean {
  const namesOther = at.some(
    (index) =>
      said[index]!.concepts.has(RELATIVE) ||
      said[index]!.concepts.has(CHILD) ||
      [...said[index]!.concepts].some((word) => OTHERS.has(word)),
  )
  return !namesOther && ofOthers[Math.min(...at)]!
}

function dangerIn(clause: Clause, phrases: readonly Phrase[]): [number, number] | null {
  for (const phrase of phrases) {
    const match = matchPhrase(phrase, clause, NONE)
    if (match?.holds && !isOfOthers(clause, match.at)) return quoteOf(clause, match.at)
  }
  return null
}

/** What says no more than a part of something else that was found is left out. */
function withoutParts(found: readonly Found[]): Found[] {
  return found.filter(
    (each) =>
      !found.some(
        (other) =>
          other !== each &&
          other.clause === each.clause &&
          (other.size === each.size
            ? other.order < each.order && each.step === other.step
            : other.size > each.size && (other.holds !== each.holds || each.step === other.step)) &&
          each.at.every((at) => other.at.includes(at)),
      ),
  )
}

/** From short to long: of several times the longest is how long it has lasted, the others when something was added. */
const LASTING = [
  'duration_under_day',
  'duration_days',
  'duration_weeks',
  'duration_to_3_months',
  'duration_over_3_months',
]

function isBetter(one: Mention, other: Mention): boolean {
  const [length, otherLength] = [LASTING.indexOf(one.finding), LASTING.indexOf(other.finding)]
  return length >= 0 && otherLength >= 0 ? length > otherLength : one.confidence > other.confidence
}

function sure(said: { finding: Key; holds: boolean; quote: [number, number] }): Mention {
  return { ...said, confidence: 1 }
}

/** One mention of each finding, one finding of each question with one answer, in the order they were told. */
function settle(mentions: readonly Mention[], here: readonly FindingHere[]): Mention[] {
  const oneOf = new Map(here.map(({ key, step, isOneOf }) => [key, isOneOf ? step : undefined]))
  const best = new Map<Key, Mention>()
  for (const mention of mentions) {
    const question = oneOf.get(mention.finding)
    // That one of several answers does not hold leaves the others open.
    if (question !== undefined && !mention.holds) continue
    const name = question ?? mention.finding
    const before = best.get(name)
    if (!before || isBetter(mention, before)) best.set(name, mention)
  }
  return [...best.values()]
    .map(({ finding, holds, quote, confidence }) => ({ finding, holds, quote, confidence }))
    .sort((a, b) => a.quote[0] - b.quote[0])
}
