import {
  ageBandOf,
  createModel,
  type Key,
  type Model,
  type Sex,
  type Step,
  type StepAnswer,
  type TriageLevel,
} from '#engine'
import { play, type Played } from './play.ts'
import { readBundles } from './read-bundles.ts'

/** One invented person, the places where they would point, and how urgent it must be, at least or at most. */
export interface Case {
  who: string
  at: readonly Key[]
  sex?: Sex
  age: number
  /** What they say when asked. */
  says: readonly Key[]
  /** The level they must reach, also when they are not sure about everything else. */
  least?: TriageLevel
  /** The level they must not exceed. */
  most?: TriageLevel
  /** What of it suffices for `leastAlone`. */
  alone?: readonly Key[]
  leastAlone?: TriageLevel
}

/** What is played of a case, the levels it may end at, and how everything else is answered. */
export interface Check {
  name: string
  one: Case
  says: readonly Key[]
  otherwise: readonly ('none' | 'not_sure')[]
  from: TriageLevel
  to: TriageLevel
}

const SEVERITY: readonly TriageLevel[] = ['self_care', 'routine', 'urgent', 'emergency']

const bundles = readBundles()
const models = new Map(bundles.map((bundle) => [bundle.location.key, createModel(bundle)]))

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

/** The places where a check ends outside its levels, with what was asked there. */
export function missedAt({ one, says, otherwise, from, to }: Check): string[] {
  return one.at.flatMap((place) =>
    otherwise.flatMap((answer) => {
      const played = playAt(models.get(place)!, one, says, answer)
      const severity = SEVERITY.indexOf(played.assessment.triage.level)
      return severity < SEVERITY.indexOf(from) || severity > SEVERITY.indexOf(to)
        ? [`${place}, else ${answer}: ${told(played)}`]
        : []
    }),
  )
}

function playAt(
  model: Model,
  { sex = 'male', age }: Case,
  says: readonly Key[],
  otherwise: 'none' | 'not_sure',
): Played {
  return play(model, { sex, age: ageBandOf(age).range, weightKg: null }, patient(says, otherwise))
}

function patient(says: readonly Key[], otherwise: 'none' | 'not_sure') {
  return (step: Step): StepAnswer => {
    const chosen = step.options.filter((option) => says.includes(option))
    if (step.kind === 'single') return chosen.length === 1 ? chosen : 'not_sure'
    if (chosen.length === 0) return otherwise === 'none' ? [] : 'not_sure'
    return chosen
  }
}

function told({ assessment, steps }: Played): string {
  const causes = assessment.ranking.causes.slice(0, 3).map(({ condition }) => condition)
  return `${assessment.triage.level}, asked ${steps.join(' ')}; ${causes.join(', ')}`
}
