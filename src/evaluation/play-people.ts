import {
  ageBandOf,
  assess,
  SEVERITY,
  type Key,
  type Model,
  type Step,
  type StepAnswer,
  type TriageLevel,
} from '#engine'
import type { Case } from './people.ts'
import { play, type Played } from './play.ts'
import { modelOf, readBundles } from './read-bundles.ts'

/** What is played of a case, the levels it may end at, and how everything else is answered. */
export interface Check {
  name: string
  one: Case
  says: readonly Key[]
  otherwise: readonly ('none' | 'not_sure')[]
  from: TriageLevel
  to: TriageLevel
}

const bundles = readBundles()
const models = new Map(bundles.map((bundle) => [bundle.location.key, modelOf(bundle)]))

/** Every place a pain can be in. */
export const everywhere: readonly Key[] = bundles.map(({ location }) => location.key)

/** What has to be played of each case. */
export function checksOf(cases: readonly Case[]): Check[] {
  return cases.flatMap((one): Check[] => {
    const { who, says, least, most, alone, leastAlone = least } = one
    const check = (name: string, more: Partial<Check>): Check => ({
      name: `${who}: ${name}`,
      one,
      says,
      otherwise: ['none'],
      from: 'self_care',
      to: 'emergency',
      ...more,
    })
    return [
      ...(least ? [check(`${least} at least`, { from: least, otherwise: ['none', 'not_sure'] })] : []),
      ...(alone && leastAlone
        ? [check(`${leastAlone} at least by ${alone.join(' and ')} alone`, { says: alone, from: leastAlone })]
        : []),
      ...(most ? [check(`${most} at most`, { to: most })] : []),
    ]
  })
}

/** What a case names that no place where it is played knows: said by nobody, it would test nothing. */
export function unknownIn({ at, says, alone = [] }: Case): Key[] {
  const here = at.map((place) => models.get(place))
  return [
    ...at.filter((place) => !models.has(place)),
    ...[...says, ...alone].filter((finding) => !here.some((model) => model?.optionsOf.has(finding))),
  ]
}

/** The places where a check ends outside its levels, with what was asked there. */
export function missedAt({ one, says, otherwise, from, to }: Check): string[] {
  return one.at.flatMap((place) =>
    otherwise.flatMap((answer) => {
      const played = playAt(models.get(place)!, one, says, answer)
      const severity = SEVERITY[played.assessment.triage.level]
      return severity < SEVERITY[from] || severity > SEVERITY[to]
        ? [`${place}, else ${answer}: ${describeEnd(played)}`]
        : []
    }),
  )
}

export function playAt(
  model: Model,
  { sex, age, atTheEnd }: Case,
  says: readonly Key[],
  otherwise: 'none' | 'not_sure',
): Played {
  const person = { sex, age: ageBandOf(age).range, weightKg: null }
  const played = play(model, person, patient(says, otherwise))
  // What is open at the end takes a tenth of the time of all the rest: it is looked at where it is told.
  if (!atTheEnd) return played
  const { answers, openFindings } = played.assessment
  const offered = says.filter((sign) => openFindings.includes(sign))
  if (offered.length === 0) return played
  const stated = Object.fromEntries(offered.map((sign) => [sign, true]))
  return { ...played, assessment: assess(model, person, answers, { stated }) }
}

function patient(says: readonly Key[], otherwise: 'none' | 'not_sure') {
  return (step: Step): StepAnswer => {
    const chosen = step.options.filter((option) => says.includes(option))
    if (step.kind === 'single') return chosen.length === 1 ? chosen : 'not_sure'
    if (chosen.length === 0) return otherwise === 'none' ? [] : 'not_sure'
    return chosen
  }
}

function describeEnd({ assessment, steps }: Played): string {
  const causes = assessment.ranking.causes.slice(0, 3).map(({ condition }) => condition)
  return `${assessment.triage.level}, asked ${steps.join(' ')}; ${causes.join(', ')}`
}
