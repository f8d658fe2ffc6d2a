import type { Evidence, Key, Model, Score, Triage, TriageLevel } from '#engine'
import type { Played } from './play.ts'
import { raisedBy, type RaisedBy } from './raised-by.ts'

/** What a case is called and what a careful doctor would say of it. */
export interface Expected {
  name: string
  right: readonly Key[]
  expectedLevel: TriageLevel
}

/** One case and what came of it, whether written or simulated. */
export interface Outcome extends Expected {
  /** In the order people are shown them. */
  causes: readonly Pick<Score, 'condition' | 'earlier'>[]
  /** What was said or left out that moved the first of them, and how far (natural-log likelihood ratios). */
  evidence: readonly Pick<Evidence, 'finding' | 'weight'>[]
  /** Conditions that the danger signs found can mean. */
  pointedTo: ReadonlySet<Key>
  triage: Triage
  /** Why it is `urgent` or higher; empty where it is not. */
  raisedBy: readonly RaisedBy[]
  /** Steps asked after the danger-sign screen, and in it. */
  asked: number
  screened: number
  /** At an emergency, the causes after going on with the questions, and how many more were asked; else null. */
  goneOn: { causes: Outcome['causes']; asked: number } | null
}

/** What a played consultation came to, beside what was expected of it. */
export function outcomeOf(
  model: Model,
  { assessment, steps, screened, goneOn }: Played,
  expected: Expected,
): Outcome {
  const { causes } = assessment.ranking
  const sides = assessment.evidenceBySide(causes[0]!.condition)
  return {
    ...expected,
    causes,
    evidence: [...sides.for.all, ...sides.against.all].map(({ finding, weight }) => ({ finding, weight })),
    pointedTo: assessment.pointedTo,
    triage: assessment.triage,
    raisedBy: raisedBy(model, assessment),
    asked: steps.length - screened,
    screened,
    goneOn: goneOn && { causes: goneOn.assessment.ranking.causes, asked: goneOn.steps.length },
  }
}
