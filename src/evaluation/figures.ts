import { SEVERITY, type TriageLevel } from '#engine'
import { calibrationErrorOf, calibrationOf, type CalibrationBin } from './calibration.ts'
import type { Outcome } from './outcome.ts'

export interface Figures {
  cases: number
  /** Share of cases, 0 to 1, whose right cause is among the first n that a person is shown. */
  top1: number
  top3: number
  top5: number
  triageAgreement: number
  /** Emergencies sent to `emergency`; null when there is none. */
  emergenciesCaught: number | null
  /**
   * Emergencies whose cause a danger sign named or the first 3 held; null when there is none. The interview stops at a
   * danger sign, so there the rule, not the ranking, is what names the cause.
   */
  emergenciesNamed: number | null
  /** Those sent to `emergency`; null when there is none. */
  emergencies: EmergencyFigures | null
  /** Cases sent lower than they should be: name, expected, given. */
  underTriaged: { name: string; expected: TriageLevel; given: TriageLevel }[]
  /** Self-care cases sent to `emergency` or `urgent`; null when there is none. */
  overTriagedSelfCare: number | null
  /** Questions asked, with the danger-sign screen. */
  questionsWithScreenMedian: number
  /** Without it. */
  questionsMedian: number
  questionsMax: number
  /** How sure the engine was of its leading cause, and how often it was right. */
  calibration: CalibrationBin[]
  /** Expected calibration error, 0 to 1, over these bins. */
  calibrationError: number
  /** Wrong first cause: name, what came first, rank of the right one. */
  misses: { name: string; first: string; rank: number }[]
}

/** How often the right cause is found where the site says emergency: at that moment, and for who goes on with the questions. */
export interface EmergencyFigures {
  cases: number
  /** Shares of cases, 0 to 1, whose right cause is among the first n. */
  atOnce: { top1: number; top3: number }
  goneOn: { top1: number; top3: number }
  /** Questions asked after the emergency, of those who go on. */
  furtherMedian: number
  furtherMax: number
}

/** Sums up outcomes. Throws RangeError when there are none. */
export function figuresOf(outcomes: readonly Outcome[]): Figures {
  if (outcomes.length === 0) throw new RangeError('no cases to sum up')
  const ranks = outcomes.map(({ right, causes }) => rankIn(causes, right))
  const within = (n: number) => share(ranks, (rank) => rank <= n)
  const emergencies = outcomes.filter(({ expectedLevel }) => expectedLevel === 'emergency')
  const selfCare = outcomes.filter(({ expectedLevel }) => expectedLevel === 'self_care')
  const questions = outcomes.map(({ asked }) => asked)
  const calibration = calibrationOf(outcomes)
  return {
    cases: outcomes.length,
    top1: within(1),
    top3: within(3),
    top5: within(5),
    triageAgreement: share(outcomes, ({ triage, expectedLevel }) => triage.level === expectedLevel),
    emergenciesCaught:
      emergencies.length === 0 ? null : share(emergencies, ({ triage }) => triage.level === 'emergency'),
    emergenciesNamed:
      emergencies.length === 0
        ? null
        : share(
            emergencies,
            ({ right, causes, pointedTo }) =>
              rankIn(causes, right) <= 3 || right.some((key) => pointedTo.has(key)),
          ),
    emergencies: emergencyFigures(outcomes.filter(({ triage }) => triage.level === 'emergency')),
    underTriaged: outcomes
      .filter(({ triage, expectedLevel }) => SEVERITY[triage.level] < SEVERITY[expectedLevel])
      .map(({ name, triage, expectedLevel }) => ({ name, expected: expectedLevel, given: triage.level })),
    overTriagedSelfCare:
      selfCare.length === 0
        ? null
        : share(selfCare, ({ triage }) => SEVERITY[triage.level] >= SEVERITY.urgent),
    questionsWithScreenMedian: median(outcomes.map(({ asked, screened }) => asked + screened)),
    questionsMedian: median(questions),
    questionsMax: Math.max(...questions),
    calibration,
    calibrationError: calibrationErrorOf(calibration),
    misses: outcomes
      .map(({ name, causes }, index) => ({ name, first: causes[0]!.condition, rank: ranks[index]! }))
      .filter(({ rank }) => rank > 1),
  }
}

function emergencyFigures(outcomes: readonly Outcome[]): EmergencyFigures | null {
  if (outcomes.length === 0) return null
  const shares = (causesOf: (outcome: Outcome) => Outcome['causes']) => {
    const ranks = outcomes.map((outcome) => rankIn(causesOf(outcome), outcome.right))
    return { top1: share(ranks, (rank) => rank <= 1), top3: share(ranks, (rank) => rank <= 3) }
  }
  const further = outcomes.map(({ goneOn }) => goneOn?.asked ?? 0)
  return {
    cases: outcomes.length,
    atOnce: shares(({ causes }) => causes),
    goneOn: shares(({ goneOn, causes }) => goneOn?.causes ?? causes),
    furtherMedian: median(further),
    furtherMax: Math.max(...further),
  }
}

/** The upper one of two in the middle. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** From 1; Infinity where none of the right ones is there. */
function rankIn(causes: Outcome['causes'], right: readonly string[]): number {
  const at = causes.findIndex(({ condition }) => right.includes(condition))
  return at === -1 ? Infinity : at + 1
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length
}
