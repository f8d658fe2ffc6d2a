import { AGE_BANDS, createModel } from '#engine'
import { readBundles } from '#evaluation/read-bundles'
import { simulate } from '#evaluation/simulate'
import { safetyNet } from '#web/domain/assessment/safety-net.ts'
import { urgencyAdvice } from '#web/domain/assessment/urgency-points.ts'
import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { EMPTY_CONSULTATION } from '#web/domain/consultation/consultation.ts'
import { knowledgeForPerson } from '#web/domain/consultation/knowledge-for-person.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { seeWords } from '#web/domain/words/see-words.ts'
import { usualDaysIn } from '#knowledge/compile/times'

/**
 * `npm run advice [-- --location knee] [-- --people 2000] [-- --pairs 400]`: simulates results and prints which lines of
 * advice meet on one page, to be read by somebody: pairs that name different times, pairs whose verbs are opposites, then
 * the most frequent ones.
 */
const argument = (name: string) => {
  const at = process.argv.indexOf(name)
  return at === -1 ? undefined : process.argv[at + 1]
}
const only = argument('--location')
const people = Number(argument('--people') ?? 20_000)
const most = Number(argument('--pairs') ?? 400)
const SEED = 20261124

/** What would contradict each other, said of the same part of the body. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:rest|keep still|lie still|do not move|no sport)\b/i,
    /\b(?:keep moving|stay active|keep active|walk|exercise|go on moving)\b/i,
  ],
  [/\b(?:cool|ice|cold pack)\b/i, /\b(?:warm|heat|hot)\b/i],
  [/\bdo not (?:eat|drink)\b/i, /\b(?:drink|eat)\b/i],
  [/\bdo not (?:rub|press|massage|squeeze)\b/i, /\b(?:rub|massage|press)\b/i],
  [
    /\b(?:no|do not take|not take) (?:aspirin|ibuprofen|anti-inflammatory)\b/i,
    /\b(?:ibuprofen|anti-inflammatory|painkiller)/i,
  ],
  [/\bdo not stretch\b/i, /\bstretch/i],
  [
    /\bno visit is needed|nobody needs to be seen|look after it yourself|treat this at home\b/i,
    /\b(?:see|go to) an? (?:doctor|hospital|emergency)/i,
  ],
  [/\bdo not (?:stop|change)\b/i, /\bstop\b/i],
  [/\braise|high up\b/i, /\b(?:hang|let it down|lower)\b/i],
]

const lines: string[] = []
const idOf = new Map<string, number>()
const counts = new Map<number, number>()
const WIDTH = 2 ** 16

const bundles = readBundles().filter(({ location }) => only === undefined || location.key === only)
for (const bundle of bundles) {
  const model = createModel(bundle)
  const knowledge = readKnowledge(bundle, bundle.location.key)
  for (const { person, assessment } of simulate(model, Math.ceil(people / bundles.length), SEED)) {
    if (assessment.triage.level === 'emergency') continue
    const band = AGE_BANDS.find(({ range }) => range.min === person.age.min)!
    const consultation = {
      ...EMPTY_CONSULTATION,
      painLocation: { id: bundle.location.id, key: bundle.location.key },
      sex: person.sex,
      weightKg: person.weightKg,
      ageBand: ageBandNamed(band.key)!.key,
      steps: Object.entries(assessment.answers),
    }
    countPairs(adviceOn(sessionOf(knowledgeForPerson(knowledge, consultation), consultation, person)))
  }
}

/** The lines that send somebody somewhere or tell them to do something on a result. */
function adviceOn({ knowledge, assessment }: Session): string[] {
  const { points, howSoon } = urgencyAdvice(assessment, knowledge)
  const causes = assessment.ranking.shown.flatMap(
    ({ condition }) => knowledge.conditions.get(condition) ?? [],
  )
  return [
    ...(howSoon === null ? [] : [howSoon]),
    ...points.map(({ do: advice }) => advice),
    safetyNet(assessment, knowledge) ?? '',
    ...causes.flatMap((cause) => [
      seeWords(cause, assessment.triage.level),
      ...cause.getHelp.map(({ say }) => say),
      ...cause.selfCare,
      ...[...cause.tests, ...cause.treatments].flatMap(({ note }) => note ?? []),
    ]),
  ]
}

function countPairs(advice: readonly string[]): void {
  const ids = [...new Set(advice.flatMap((line) => line.split(/(?<=[.!?]) /)).filter(Boolean))].map(
    (line) => {
      const id = idOf.get(line) ?? lines.push(line) - 1
      idOf.set(line, id)
      return id
    },
  )
  for (const [at, a] of ids.entries()) {
    for (const b of ids.slice(at + 1)) {
      const pair = Math.min(a, b) * WIDTH + Math.max(a, b)
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  }
}

const pairs = [...counts]
  .map(([pair, count]) => ({ a: lines[Math.floor(pair / WIDTH)]!, b: lines[pair % WIDTH]!, count }))
  .toSorted((x, y) => y.count - x.count)
const differentTimes = pairs.filter(({ a, b }) => {
  const [first, second] = [usualDaysIn(a), usualDaysIn(b)]
  return first !== null && second !== null && first !== second
})
const opposite = pairs.filter(({ a, b }) =>
  OPPOSITES.some(([one, other]) => isOpposite(a, b, one, other) || isOpposite(b, a, one, other)),
)

function isOpposite(a: string, b: string, one: RegExp, other: RegExp): boolean {
  return one.test(a) && other.test(b) && !one.test(b)
}

console.log(`${lines.length} lines, ${pairs.length} pairs`)
print('different times', differentTimes)
print('opposite verbs', opposite)
print('most frequent', pairs)

function print(heading: string, found: readonly { a: string; b: string; count: number }[]): void {
  console.log(`\n${heading}: ${found.length}`)
  for (const { a, b, count } of found.slice(0, most))
    console.log(`${String(count).padStart(6)}  ${a}  <>  ${b}`)
}
