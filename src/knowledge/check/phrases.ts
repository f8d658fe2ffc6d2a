import { phrasesOf } from '#listening'
import { writerFor } from '../compile/lexicon.ts'
import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'

/** Stems that are said of many things, so that one of them alone tells none. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  (
    'ankl arm ate awful back ball band bath beer befor begin belli bend better between bite blad blood ' +
    'blu bon bor both breath bug bump buttock calf cast cat catch centr cheat chest child cleaner cold ' +
    'constant continuous contraction cork cough crack crawl crush day death decorat die dig div dog down ' +
    'drain dread drill drink drip drop drum ear eas eat elbow everi exercis expect eye fall fib finger ' +
    'fingertip fir fit flexibl flood fly foot full gam garden gas giv go grav grip grow hair hammer hand ' +
    'head headach heart heel hip hit hom hop hospital hurri hurt ignor ill infection injection jar jaw ' +
    'joint kick kidney knee kneel labour land left leg len lie lin lip loos low lubrication mend monkey ' +
    'mono month morning muscl nail neck needl night normal nose not numb off operation other out over ' +
    'paint pant past period persistent person pit plan point pool poor pop pull push relativ relax rest ' +
    'right rock rotten row run sam second serious sex shak shin shoot shorter shoulder sick sid sit skin ' +
    'sleep slic snap sneez snow socket spasm spin spit spot squat stair stand start stiff sting stool ' +
    'stop strok sun surgeri swallow tablet taint tear terribl text thigh throat toe tongu tonsil tooth ' +
    'tripl trot two unsur urin vein vic wak walk wax weak week weight wheel wing wor work worri wors ' +
    'wrist yank year'
  ).split(' '),
)

/**
 * Lay words name findings that exist, each once; say enough to mean one thing; and never mean two
 * answers of one question. At several questions the same words may count, as do diuretics among medicines and among causes of cramp.
 */
export function checkPhrases(content: Content): Problem[] {
  const written = new Map<string, string>()
  const { write } = writerFor(content)
  const lexical = (phrase: string) => {
    const known = written.get(phrase) ?? write([phrase])
    written.set(phrase, known)
    return known
  }
  return [
    ...checkNames(content),
    ...checkWords(content, lexical),
    ...checkTwice(content, lexical),
    ...checkPlaces(content),
  ]
}

/** A phrase as the lexicon holds it. */
type Lexical = (phrase: string) => string

function checkPlaces({ placeWords, locations }: Content): Problem[] {
  const known = new Set(locations.map(({ value }) => value.key))
  return placeWords.flatMap((entry) =>
    [entry.value.key, ...entry.value.near]
      .filter((place) => !known.has(place))
      .map((place) =>
        problemAt(entry, ['key'], `there is no place ${place}`, 'name a place of locations.yaml'),
      ),
  )
}

function checkNames({ phrases, findings, dangerWords }: Content): Problem[] {
  const known = new Set(findings.map(({ value }) => value.key))
  const said = new Set<string>()
  return [
    ...phrases.flatMap((entry) =>
      [entry.value.key, ...(entry.value.also ?? [])].flatMap((key) => {
        const problems = known.has(key)
          ? []
          : [
              problemAt(
                entry,
                ['key'],
                `there is no finding ${key}`,
                'name the finding that is meant, or remove it',
              ),
            ]
        if (said.has(key))
          problems.push(problemAt(entry, ['key'], `${key} has its words already`, 'put them together'))
        said.add(key)
        return problems
      }),
    ),
    ...phrases.flatMap((entry) =>
      (entry.value.yields_to ?? [])
        .filter((key) => !known.has(key))
        .map((key) =>
          problemAt(entry, ['yields_to'], `there is no finding ${key}`, 'name the finding that is meant'),
        ),
    ),
    ...dangerWords.flatMap((entry) =>
      entry.value.ask
        .filter((key) => !known.has(key))
        .map((key) =>
          problemAt(entry, ['ask'], `there is no finding ${key}`, 'name the finding that asks about it'),
        ),
    ),
  ]
}

function checkWords(content: Content, lexical: Lexical): Problem[] {
  return content.phrases.flatMap((entry) =>
    entry.value.say.flatMap((phrase, index) => {
      const [read] = phrasesOf(lexical(phrase))
      const isEnough =
        read !== undefined &&
        (read.words.length > 1 || read.words.some((choice) => !choice.some((word) => SAYS_LITTLE.has(word))))
      return isEnough
        ? []
        : [
            problemAt(
              entry,
              ['say', index],
              `"${phrase}" is too little to tell what is meant`,
              'add a word, or take words as they stand with "=", such as "=had =a fall"',
            ),
          ]
    }),
  )
}

/** The same words at two answers of one question would tick both. */
function checkTwice(content: Content, lexical: Lexical): Problem[] {
  const stepsOf = new Map<string, string[]>()
  for (const { value } of content.steps) {
    for (const option of value.options) stepsOf.set(option, [...(stepsOf.get(option) ?? []), value.key])
  }
  const said = new Map<string, string>()
  return content.phrases.flatMap((entry) => {
    const { key, also = [], say } = entry.value
    const steps = [...new Set([key, ...also].flatMap((finding) => stepsOf.get(finding) ?? []))]
    return say.flatMap((phrase, index) =>
      steps.flatMap((step) => {
        const name = `${step}: ${lexical(phrase).split(' ').sort().join(' ')}`
        const other = said.get(name)
        said.set(name, key)
        return other === undefined || other === key
          ? []
          : [
              problemAt(
                entry,
                ['say', index],
                `"${phrase}" also means ${other}, at the same question`,
                'leave it to one of them, or say more',
              ),
            ]
      }),
    )
  })
}

/** Every finding has lay words, or only its own question would hear of it. */
export function checkEachIsSaid({ phrases, findings }: Content): Problem[] {
  const said = new Set(phrases.flatMap(({ value: { key, also = [] } }) => [key, ...also]))
  return findings
    .filter(({ value }) => !said.has(value.key))
    .map((entry) =>
      problemAt(entry, ['key'], 'nothing says how people put it', 'write what they say in phrases/'),
    )
}
