import { canBeTold } from './can-be-told.ts'
import type { FindingHere } from './lexicon.ts'
import { resolveMentions, withoutParts, withoutUnmetPresuppositions, type Found } from './resolve-mentions.ts'
import type { DangerMention, Listener } from './understand.ts'
import { clausesOf, deniedIn, type ClauseRules, type SpokenClause } from './spoken-clauses.ts'
import { countsIn, countWordsOf } from './spoken-counts.ts'
import type { LanguageWords } from './language-words.ts'
import { deniesItself, matchIn } from './spoken-match.ts'
import { bestOf, type BestMatch } from './spoken-best-match.ts'
import { createSpokenSpellingCorrector } from './spoken-spelling.ts'
import { isOneOf, readPhrase, readWord, type SpokenPhrase } from './spoken-phrases.ts'
import { readSpokenSenses } from './spoken-senses.ts'
import { createSpeller, wordsIn } from './spelled-alike.ts'

const NONE: ReadonlySet<number> = new Set()

/** How findings are named that say that something is absent. */
const ABSENT = '_none'

/** Prepares the words of a language other than English for listening. */
export function createListenerIn(words: LanguageWords): Listener {
  const keyOf = createSpeller(words)
  const set = (list: readonly string[]) => new Set(list.map(keyOf))
  const rows = (list: readonly string[]) => list.map((each) => each.split(/\s+/).map(keyOf))
  const denials = set(words.denies.words)
  const before = set(words.denies.before)
  const groups = groupsOf(words, keyOf)
  const read = (text: string, holds: boolean) => readPhrase(text, holds, keyOf, groups, denials)
  const phrases = new Map(
    Object.entries(words.phrases).map(([key, { say, deny }]) => [
      key,
      [...say.map((each) => read(each, true)), ...deny.map((each) => read(each, false))],
    ]),
  )
  const hasOtherSense = readSpokenSenses(words.phrases, read)
  // What says that something is absent denies it of all else that has the same words, "no swelling".
  const denying = [...phrases]
    .filter(([key]) => !key.endsWith(ABSENT))
    .flatMap(([, said]) => said.filter((phrase) => phrase.holds && deniesItself(phrase)))
  const dangers = words.dangers.map((danger) => ({
    ...danger,
    phrases: danger.phrases
      .split(';')
      .filter(Boolean)
      .map((each) => read(each, true)),
  }))
  const partGroups = words.parts.map((group) => group.map((word) => readWord(word, keyOf)))
  const parts = partGroups.flat()
  const otherWords = othersSpelledAlike(words, keyOf)
  const topics = words.topics.map((topic) => {
    const key = readWord(topic, keyOf)
    return groups.get(key) ?? [key]
  })
  const ofLife = new Set(words.ofLife)
  const counts = countWordsOf(words.counts, keyOf)
  const people = { others: rows(words.people.others), children: rows(words.people.children) }
  const rules: Omit<ClauseRules, 'others'> = {
    verbs: set(words.ends.verbs),
    goesOn: set(words.ends.goesOn),
    joins: set(words.ends.joins),
    denials,
    noDenials: rows(words.denies.unless),
    guesses: rows(words.guesses),
    over: rows(words.over),
    me: set(words.people.me),
    empty: set(words.empty),
    correct: createSpokenSpellingCorrector(
      [...phrases.values(), ...dangers.map((danger) => danger.phrases)].flat(),
      set([...words.empty, ...words.proper, ...words.ends.verbs, ...Object.keys(words.counts.numbers)]),
    ),
  }
  return {
    understand(text, findingsHere, { about = 'me', parts: named = [], person } = {}) {
      const spoken = wordsIn(text, keyOf, words.glued)
      const others = about === 'other' ? [] : [...people.others, ...(about === 'me' ? people.children : [])]
      const clauses = clausesOf(spoken, { ...rules, others })
      const ofPlace = partGroups
        .filter((group) => named.some((word) => group.includes(keyOf(word))))
        .flat()
        .filter((key) => !otherWords.has(key))
      const carried = topicsCarried(clauses, topics)
      const spent = clauses.map((clause) => spentIn(clause, denying))
      const denied = clauses.map(({ said }, index) => deniedIn(said, before, spent[index]!.denials))
      const found = clauses.flatMap((clause, index) =>
        findingsHere.flatMap((here, order) => {
          if (clause.isOver && !ofLife.has(here.key)) return []
          const implied = [...ofPlace, ...carried[index]!]
          const best = bestOf(clause, phrases.get(here.key) ?? [], {
            denied: denied[index]!,
            implied,
            parts,
            hasOtherSense: (at) => hasOtherSense(here.key, clause, denied[index]!, at),
          })
          // A guess tells nothing, unless the phrase itself is one: "may be pregnant".
          if (!best || !clause.guessed.every((at) => best.at.includes(at))) return []
          // "Pass no wind" does not say that there is wind.
          if (!best.deniesItself && best.at.every((at) => spent[index]!.words.has(at))) return []
          return [foundAt(best, here, clause, index, order)]
        }),
      )
      const has = new Set(findingsHere.map(({ key }) => key))
      const counted = countsIn(text, clauses, counts)
        .filter(({ finding }) => has.has(finding))
        .map((said) => ({ ...said, confidence: 1 }))
      const needs = new Map(findingsHere.map(({ key, presupposes = [] }) => [key, presupposes]))
      const stated = withoutParts(withoutUnmetPresuppositions(found, needs))
      const questionOf = new Map(findingsHere.map(({ key, step, isOneOf }) => [key, isOneOf ? step : null]))
      const counting = new Set(counted.map(({ finding }) => questionOf.get(finding)))
      const uncounted = stated.filter(({ finding }) => {
        const question = questionOf.get(finding)
        return question === null || !counting.has(question)
      })
      return {
        mentions: resolveMentions([...uncounted, ...counted], findingsHere),
        places: [],
        dangers: clauses.flatMap((clause, index) =>
          dangers.flatMap((danger): DangerMention[] => {
            const { key, findings, hear, phrases: said } = danger
            if (!canBeTold(danger, person)) return []
            const notAsked = hear.filter((each) => !has.has(each)).flatMap((each) => phrases.get(each) ?? [])
            const best = bestOf(clause, [...said, ...notAsked], {
              denied: denied[index]!,
              implied: [],
              parts,
              hasOtherSense: (at) =>
                [...findings, ...hear].some((each) => hasOtherSense(each, clause, denied[index]!, at)),
            })
            if (!best?.holds) return []
            return [
              {
                danger: key,
                quote: quoteOf(clause, best.at),
                finding: findings.find((each) => has.has(each)) ?? null,
              },
            ]
          }),
        ),
      }
    },
  }
}

/** What a clause is about goes on into the next one of the sentence, while that names nothing else: "urine burns and bleeds". */
function topicsCarried(
  clauses: readonly SpokenClause[],
  topics: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  let carried: readonly string[] = []
  return clauses.map(({ said }) => {
    if (said[0]!.startsSentence) carried = []
    const own = topics.filter((group) => said.some(({ key }) => isOneOf(group, key))).flat()
    const before = own.length > 0 ? [] : carried
    if (own.length > 0) carried = own
    return before
  })
}

/** Words that are spelled as a part of the body and are none: in Hindi "black" as the wrist. */
function othersSpelledAlike(
  { same, parts }: LanguageWords,
  keyOf: (word: string) => string,
): ReadonlySet<string> {
  const partWords = new Set(parts.flat())
  const groups = Object.entries(same).map(([name, others]) => [name, ...others])
  return new Set(
    groups
      .filter((group) => !group.some((word) => partWords.has(word)))
      .flatMap((group) => group.map((word) => readWord(word, keyOf))),
  )
}

function groupsOf(words: LanguageWords, keyOf: (word: string) => string) {
  const groups = new Map<string, readonly string[]>()
  for (const [name, others] of Object.entries(words.same)) {
    const group = [name, ...others].map((word) => readWord(word, keyOf))
    for (const key of group) groups.set(key, group)
  }
  return groups
}

function foundAt(
  best: BestMatch,
  here: FindingHere,
  clause: SpokenClause,
  index: number,
  order: number,
): Found {
  return {
    ...best,
    finding: here.key,
    step: here.step,
    clause: index,
    order,
    quote: quoteOf(clause, best.holds ? best.at : [...best.at, ...denialsOf(clause)]),
  }
}

function denialsOf({ said }: SpokenClause): number[] {
  return said.flatMap(({ denies }, index) => (denies ? [index] : []))
}

function quoteOf({ said }: SpokenClause, at: readonly number[]): [number, number] {
  return [said[Math.min(...at)]!.start, said[Math.max(...at)]!.end]
}

/**
 * Denials that belong to a phrase of their own, "can't get air", and the words of it: that they are denied tells nothing else.
 */
function spentIn({ said }: SpokenClause, denying: readonly SpokenPhrase[]): Spent {
  if (!said.some(({ isDenial }) => isDenial)) return { denials: NONE, words: NONE }
  const at = denying.flatMap((phrase) => matchIn(phrase, said, [], [])?.at ?? [])
  return {
    denials: new Set(at.filter((index) => said[index]!.isDenial)),
    words: new Set(at.filter((index) => !said[index]!.isDenial)),
  }
}

interface Spent {
  denials: ReadonlySet<number>
  words: ReadonlySet<number>
}

/** The words of a place's name, by which the parts of the body that go without saying are known. */
export function partsOfName(placeName: string): string[] {
  return wordsIn(placeName, (word) => word).map(({ key }) => key)
}
