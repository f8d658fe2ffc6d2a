import { createModel, type TriageLevel } from '#engine'
import { isFarBelow } from '#evaluation/everyday-causes'
import { contradictionsOf } from '#evaluation/offered-self-tests'
import { outlivedHushed, unexplainedHushed } from '#evaluation/hushed-sign-reasons'
import { hushedSigns, SMALL, WHOLE } from '#evaluation/old-pain'
import { personIn, playVignette } from '#evaluation/play-vignette'
import { readBundles } from '#evaluation/read-bundles'
import { signsElsewhere } from '#evaluation/rules-elsewhere'
import { kindsOf, playDangers, type SafetyPlay } from '#evaluation/safety'
import { simulate } from '#evaluation/simulate'
import { projectVignettes } from '#evaluation/vignette'
import { projectContent } from '#knowledge/check/project-content'

/**
 * `npm run safety [-- --small] [-- --location knee]` plays, and prints where they end:
 * - generated people with every dangerous condition, typical, atypical and early, and which change of one answer lowers a level by two
 *   steps (what is left of them: docs/safety-review/falls.md);
 * - everyday people whose pain is old or explained and who report a grave sign, with the reasons of content/old-pain.yaml that explain
 *   nothing any more;
 * - but for the small form, people with the signs of each rule where it does not stand (docs/safety-review/signs-elsewhere.md);
 * - the written cases and simulated people: is anybody offered a self-test that their answers contradict?
 */
const small = process.argv.includes('--small')
const at = process.argv.indexOf('--location')
const only = at === -1 ? undefined : process.argv[at + 1]
const LEVELS: readonly TriageLevel[] = ['emergency', 'urgent', 'routine', 'self_care']
const MOST_FALLS = 50
const PEOPLE = small ? 2_000 : 20_000
const SEED = 20261124

const bundles = readBundles().filter(({ location }) => only === undefined || location.key === only)
const reports = bundles.map((bundle) => playDangers(createModel(bundle), small))
const plays = reports.flatMap((report) => report.plays)
const falls = reports.flatMap((report) => report.falls)

for (const danger of ['emergency', 'urgent'] as const) {
  console.log(`\ncauses that are ${danger}, by how they show: where people end`)
  for (const presentation of ['typical', 'atypical', 'early'] as const) {
    const group = plays.filter((each) => each.danger === danger && each.presentation === presentation)
    console.log(`  ${presentation.padEnd(9)} ${String(group.length).padStart(6)}  ${shares(group)}`)
  }
}

const low = plays.filter(
  ({ presentation, level, danger }) => presentation === 'typical' && isFarBelow(level, danger),
)
console.log(`\ntypical, and two levels too low: ${low.length}`)
for (const each of low) console.log(`  ${nameOf(each)}: ${each.level}`)

const unsure = falls.filter(({ to }) => to === 'not_sure')
console.log(
  `\none answer "not sure" lowers the level by two: ${unsure.length}; one not ticked: ${falls.length - unsure.length}`,
)
for (const { steepest, count } of kindsOf(falls).slice(0, MOST_FALLS)) {
  const { step, from, to, level, fallsTo } = steepest
  const answer = (value: typeof to) => (value === 'not_sure' ? value : `[${value.join(', ')}]`)
  console.log(
    `  ${nameOf(steepest)}, ${count} alike: ${step} ${answer(from)} -> ${answer(to)}: ${level} -> ${fallsTo}`,
  )
}

const hushed = bundles.flatMap((bundle) => hushedSigns(bundle, createModel(bundle), small ? SMALL : WHOLE))
const unexplained = unexplainedHushed(projectContent(), hushed)
console.log(
  `\na grave sign does much less beside an old pain: ${hushed.length}; without a reason: ${unexplained.length}`,
)
for (const each of unexplained) console.log(`  ${each}`)
const outlived = small || only !== undefined ? [] : outlivedHushed(projectContent(), hushed)
for (const pair of outlived) console.log(`  no longer so: ${pair}`)
if (unexplained.length + outlived.length > 0) process.exitCode = 1

if (!small) {
  const elsewhere = signsElsewhere(readBundles(), bundles)
  const asked = elsewhere.filter(({ isAsked }) => isAsked)
  console.log(
    `\nsigns of a rule two levels lower where it does not stand: ${asked.length} asked, ${elsewhere.length - asked.length} told`,
  )
  for (const level of ['emergency', 'urgent'] as const) {
    const places = new Map<string, Set<string>>()
    for (const { signs, rule, place, level: ofRule } of asked) {
      if (ofRule !== level) continue
      const about = `${signs.join(' + ')} (${rule})`
      places.set(about, (places.get(about) ?? new Set()).add(place))
    }
    for (const [about, found] of places) console.log(`  ${level} ${about}: ${[...found].join(', ')}`)
  }
}

const vignettes = projectVignettes()
const offers = bundles.flatMap((bundle) => {
  const model = createModel(bundle)
  const written = vignettes
    .filter(({ location }) => location === bundle.location.key)
    .map((vignette) => ({ person: personIn(vignette), ...playVignette(model, vignette) }))
  return [...written, ...simulate(model, Math.ceil(PEOPLE / bundles.length), SEED)].map((played) => ({
    offered: played.selfTests.length,
    contradictions: contradictionsOf(bundle, model, played.person, played.interview),
  }))
})
const contradictions = offers.flatMap((each) => each.contradictions)
const offered = offers.filter((each) => each.offered > 0).length
console.log(
  `\nself-tests: offered to ${offered} of ${offers.length} people; against their answers: ${contradictions.length}`,
)
for (const { location, selfTest, because } of contradictions)
  console.log(`  ${location}/${selfTest}: ${because}`)
if (contradictions.length > 0) process.exitCode = 1

function shares(group: readonly SafetyPlay[]): string {
  return LEVELS.map((level) => {
    const count = group.filter((each) => each.level === level).length
    return `${level} ${((100 * count) / Math.max(1, group.length)).toFixed(1)} %`
  }).join(', ')
}

function nameOf({ location, condition, presentation, person }: SafetyPlay): string {
  return `${location}/${condition} (${presentation}, ${person.sex} ${person.age.min}-${person.age.max})`
}
