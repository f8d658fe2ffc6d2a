import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SEVERITY, type TriageLevel } from '#engine'
import { expectedLevel } from '#evaluation/expected-level'
import { judgedLevels, type Judgement } from '#evaluation/judged-levels'
import { outcomeOf } from '#evaluation/outcome'
import { ratingCard } from '#evaluation/rating-card'
import { modelOf, readBundles } from '#evaluation/read-bundles'
import { shuffled, simulate } from '#evaluation/simulate'

/**
 * `npm run rating-cards -- FOLDER [--seed 2] [--mild 100] [--urgent 40]`: draws simulated people of all places and writes what each
 * told to FOLDER/cards.md, for physicians to judge how soon they should be seen, and what came of it to FOLDER/key.json, which
 * they do not open. `--mild` are drawn from those who can wait by the result, `--urgent` from those sent somewhere within a day.
 * `npm run rating-cards -- FOLDER --judged a.json b.json`: how the levels stand beside what they accept: `[{ card, acceptable: [level] }]`.
 */
const {
  values: { seed, mild, urgent, judged },
  positionals: [folder, ...files],
} = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '2' },
    mild: { type: 'string', default: '100' },
    urgent: { type: 'string', default: '40' },
    judged: { type: 'boolean', default: false },
  },
})
if (folder === undefined) throw new Error('Name the folder that the cards are in, or shall be written to')
if (judged) judge(folder, files)
else draw(folder)

/** What came of one card, which whoever judges it does not see. */
interface Card {
  card: number
  name: string
  cause: string
  level: TriageLevel
  expectedLevel: TriageLevel
  /** The reasons for a level of a day or less, with the findings behind them. */
  raisedBy: readonly string[]
  causes: readonly string[]
}

function draw(into: string): void {
  const people = readBundles().flatMap((bundle) => {
    const model = modelOf(bundle)
    return simulate(model, 100, Number(seed)).map((patient, index) => {
      const { person, condition, assessment } = patient
      const known = bundle.conditions.find(({ key }) => key === condition.key)!
      const { name, triage, raisedBy, causes, ...outcome } = outcomeOf(model, patient, {
        name: `${bundle.location.key}/${index}`,
        right: [condition.key],
        expectedLevel: expectedLevel(known, assessment.present, person),
      })
      const key: Omit<Card, 'card'> = {
        name,
        cause: condition.key,
        level: triage.level,
        expectedLevel: outcome.expectedLevel,
        raisedBy: raisedBy.map(({ reason, findings }) => `${reason} (${findings.join(', ')})`),
        causes: causes.slice(0, 3).map(({ condition, earlier }) => `${condition} ${earlier}`),
      }
      return { key, text: ratingCard(bundle, model, person, patient) }
    })
  })
  const isUrgent = ({ key }: { key: { level: TriageLevel } }) => SEVERITY[key.level] >= SEVERITY.urgent
  const sent = people.filter(isUrgent)
  const waiting = people.filter((one) => !isUrgent(one))
  const drawn = shuffled(
    [
      ...shuffled(waiting, Number(seed)).slice(0, Number(mild)),
      ...shuffled(sent, Number(seed)).slice(0, Number(urgent)),
    ],
    Number(seed),
  )
  mkdirSync(into, { recursive: true })
  writeFileSync(
    join(into, 'cards.md'),
    drawn.map(({ text }, at) => `## Card ${at + 1}: ${text}\n`).join('\n'),
  )
  const cards = drawn.map(({ key }, at): Card => ({ card: at + 1, ...key }))
  writeFileSync(join(into, 'key.json'), JSON.stringify(cards, null, 1))
  console.log(
    `${drawn.length} cards, of ${waiting.length} people who can wait and ${sent.length} sent somewhere within a day`,
  )
}

function judge(from: string, by: readonly string[]): void {
  const cards = JSON.parse(readFileSync(join(from, 'key.json'), 'utf8')) as Card[]
  const judges = by.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Judgement[])
  for (const level of ['self_care', 'routine', 'urgent', 'emergency'] as const)
    console.log(
      level,
      judgedLevels(
        cards.filter((card) => card.level === level),
        judges,
      ),
    )
}
