import { createModel } from '#engine'
import { evidenceBasis } from '#evaluation/evidence-basis'
import { expectedLevel } from '#evaluation/expected-level'
import { figuresOf } from '#evaluation/figures'
import { withoutHeldBackNames, type UnspoiltFigures } from '#evaluation/held-back-names'
import { outcomeOf, type Outcome } from '#evaluation/outcome'
import { overTriage, type Blamed, type OverTriage } from '#evaluation/over-triage'
import { playVignettes } from '#evaluation/play-vignettes'
import { simulate } from '#evaluation/simulate'
import { projectVignettes } from '#evaluation/vignette'
import { readBundles } from '#evaluation/read-bundles'

/**
 * `npm run evaluate [-- --json] [-- --patients 500] [-- --location knee] [-- --unsure 0.1]`: plays the written vignettes
 * and simulated patients and prints how often the engine was right. `--unsure` is the share of all questions, danger
 * signs included, that simulated patients are not sure about. Held-back cases are only counted: `--name-held-back` names those
 * that were missed as well, which spoils them, because whoever has read it can't write knowledge without thinking of them.
 */
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}
/** Of what sends people too high, as many rules and findings are printed. */
const MOST_BLAMED = 40

const asJson = process.argv.includes('--json')
const patients = Number(option('patients') ?? 100)
const only = option('location')
const unsureAtAll = option('unsure')
const unsure =
  unsureAtAll === undefined ? undefined : { screen: Number(unsureAtAll), interview: Number(unsureAtAll) }
const nameHeldBack = process.argv.includes('--name-held-back')

const bundles = readBundles().filter(({ location }) => only === undefined || location.key === only)
const vignettes = projectVignettes().filter(({ location }) => only === undefined || location === only)
const outcomes = playVignettes(bundles, vignettes)

const simulated = bundles.flatMap((bundle) => {
  const model = createModel(bundle)
  return simulate(model, patients, 1, unsure).map((patient, index) => ({
    location: bundle.location.key,
    ...outcomeOf(model, patient, {
      name: `${bundle.location.key}/simulated_${index}_${patient.condition.key}`,
      right: [patient.condition.key],
      expectedLevel: expectedLevel(
        bundle.conditions.find(({ key }) => key === patient.condition.key)!,
        patient.assessment.present,
        patient.person,
      ),
    }),
  }))
})

const places = bundles.map(({ location }) => location.key)
const sections: [string, readonly Outcome[]][] = [
  ['vignettes, open', outcomes.filter(({ set }) => set === 'open')],
  ['vignettes, held back', outcomes.filter(({ set }) => set === 'held_back')],
  ...places.map((location): [string, Outcome[]] => [
    `vignettes, ${location}`,
    outcomes.filter((outcome) => outcome.location === location),
  ]),
  ...places.map((location): [string, readonly Outcome[]] => [
    `simulated patients, ${location}`,
    simulated.filter((outcome) => outcome.location === location),
  ]),
]
const toBeCounted = new Set(
  outcomes.filter(({ set }) => set === 'held_back' && !nameHeldBack).map(({ name }) => name),
)
const report = Object.fromEntries(
  sections
    .filter(([, cases]) => cases.length > 0)
    .map(([title, cases]) => [title, withoutHeldBackNames(figuresOf(cases), toBeCounted)]),
)
const restsOn = evidenceBasis(outcomes, bundles)

const sentTooHigh = overTriage(simulated)

if (asJson) {
  console.log(
    JSON.stringify(
      { ...report, 'evidence rests on': restsOn, 'simulated patients sent too high': sentTooHigh },
      null,
      2,
    ),
  )
} else {
  for (const [title, figures] of Object.entries(report)) print(title, figures)
  const ofHundred = (part: number) => `${(100 * part).toFixed(1)} %`
  console.log('\nwhat the evidence for or against the leading cause rests on, in all vignettes, by weight')
  console.log(
    `  studies ${ofHundred(restsOn.cited)}, words that a published band bears out ${ofHundred(restsOn.banded)}, ` +
      `judgement alone ${ofHundred(restsOn.judged)}; ${ofHundred(restsOn.withStudy)} of vignettes have some from a study`,
  )
  console.log('\nsimulated patients sent too high (in brackets: by nothing else)')
  for (const level of sentTooHigh) printOverTriage(level)
}

function printOverTriage({ expected, sentTo, cases, sent, reasons, findings }: OverTriage): void {
  const share = `${sent} of ${cases}, ${(100 * (sent / cases)).toFixed(1)} %`
  console.log(
    `  cause is ${expected}, sent to ${sentTo === 'urgent' ? 'urgent or higher' : sentTo}: ${share}`,
  )
  if (sent === 0) return
  console.log(`    by ${mostOf(reasons)}`)
  console.log(`    because of ${mostOf(findings)}`)
}

function mostOf(blamed: readonly Blamed[]): string {
  const most = blamed.slice(0, MOST_BLAMED)
  return most.map(({ name, count, alone }) => `${name} ${count} (${alone})`).join(', ')
}

function print(title: string, figures: UnspoiltFigures): void {
  const percent = (value: number | null) => (value === null ? '–' : `${Math.round(1000 * value) / 10} %`)
  console.log(`\n${title}: ${figures.cases} cases`)
  console.log(
    `  right cause first ${percent(figures.top1)}, in first 3 ${percent(figures.top3)}, in first 5 ${percent(figures.top5)}`,
  )
  console.log(
    `  triage agreement ${percent(figures.triageAgreement)}, emergencies caught ${percent(figures.emergenciesCaught)} ` +
      `(cause named ${percent(figures.emergenciesNamed)}), ` +
      `self-care sent to urgent or emergency ${percent(figures.overTriagedSelfCare)}`,
  )
  if (figures.emergencies) {
    const { cases, atOnce, goneOn, furtherMedian, furtherMax } = figures.emergencies
    console.log(
      `  ${cases} sent to emergency: right cause first ${percent(atOnce.top1)}, in first 3 ${percent(atOnce.top3)}; ` +
        `after going on ${percent(goneOn.top1)}, ${percent(goneOn.top3)} ` +
        `(further questions: median ${furtherMedian}, most ${furtherMax})`,
    )
  }
  console.log(
    `  questions: median ${figures.questionsWithScreenMedian} with the screen, ${figures.questionsMedian} after it, most ${figures.questionsMax}; ` +
      `calibration error ${percent(figures.calibrationError)}`,
  )
  if (title === 'vignettes, held back') {
    console.log('  how sure it was of the leading cause, and how often that was right (95 % interval)')
    for (const { from, to, cases, sure, right, rightFrom, rightTo } of figures.calibration) {
      const interval = `${percent(rightFrom)} to ${percent(rightTo)}`
      console.log(
        `    ${from} to ${to}: ${cases} cases, sure ${percent(sure)}, right ${percent(right)} (${interval})`,
      )
    }
  }
  if (title.startsWith('simulated')) {
    console.log(`  under-triaged: ${figures.underTriaged.length}`)
    return
  }
  for (const { name, expected, given } of figures.underTriaged) {
    console.log(`  under-triaged: ${name}: ${given} instead of ${expected}`)
  }
  for (const { name, first, rank } of figures.misses)
    console.log(`  missed: ${name}: ${first} came first, right one at ${rank}`)
  if (figures.heldBackMisses + figures.heldBackUnderTriaged > 0) {
    console.log(
      `  held back, not named: ${figures.heldBackMisses} missed, ${figures.heldBackUnderTriaged} under-triaged`,
    )
  }
}
