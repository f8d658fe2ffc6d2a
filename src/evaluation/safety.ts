import {
  assess,
  SEVERITY,
  type Answers,
  type Key,
  type Model,
  type Person,
  type StepAnswer,
  type TriageLevel,
} from '#engine'
import { play } from './play.ts'
import { patientWith, peopleWith, PRESENTATIONS, type Presentation } from './safety-people.ts'

/** One generated person with a dangerous condition, and where the consultation ended. */
export interface SafetyPlay {
  location: Key
  condition: Key
  /** The level the condition itself asks for. */
  danger: TriageLevel
  presentation: Presentation
  person: Person
  level: TriageLevel
}

/** A change of one answer that lowers the level by two steps or more. */
export interface Fall extends SafetyPlay {
  step: Key
  from: StepAnswer
  to: StepAnswer
  fallsTo: TriageLevel
}

/** The same fall of one cause, whoever has it, wherever it hurts and however it shows. */
export interface KindOfFall {
  steepest: Fall
  count: number
}

export interface SafetyReport {
  plays: SafetyPlay[]
  /** Steepest first. */
  falls: Fall[]
}

/**
 * Plays generated people with every dangerous condition of a place, then each of their answers changed to "not sure" and,
 * where something was ticked, to none of it.
 *
 * @param middleOnly one age and sex for each condition: the small form
 */
export function playDangers(model: Model, middleOnly: boolean): SafetyReport {
  const plays: SafetyPlay[] = []
  const falls: Fall[] = []
  for (const { key: condition, danger } of model.conditions) {
    if (!danger || danger.level === 'routine') continue
    for (const person of peopleWith(model, condition, middleOnly)) {
      for (const presentation of PRESENTATIONS) {
        const patient = patientWith(model, condition, presentation, person)
        const { assessment, steps } = play(model, person, patient)
        const played: SafetyPlay = {
          location: model.knowledge.location.key,
          condition,
          danger: danger.level,
          presentation,
          person,
          level: assessment.triage.level,
        }
        plays.push(played)
        for (const [at, step] of steps.entries()) {
          const from = assessment.answers[step]
          if (from === undefined) continue
          const before = Object.fromEntries(
            steps.slice(0, at).map((key) => [key, assessment.answers[key] ?? 'not_sure']),
          )
          for (const to of changesOf(model, step, from)) {
            const fallsTo = levelAfter(model, person, { ...before, [step]: to }, patient)
            if (SEVERITY[played.level] - SEVERITY[fallsTo] >= 2)
              falls.push({ ...played, step, from, to, fallsTo })
          }
        }
      }
    }
  }
  return { plays, falls: falls.toSorted((a, b) => steepness(b) - steepness(a)) }
}

function changesOf(model: Model, step: Key, from: StepAnswer): StepAnswer[] {
  if (from === 'not_sure') return []
  const isTicked = model.steps.get(step)!.step.kind !== 'single' && from.length > 0
  return isTicked ? ['not_sure', []] : ['not_sure']
}

/** The level at which a consultation ends that goes on from some answers. */
function levelAfter(
  model: Model,
  person: Person,
  given: Answers,
  patient: ReturnType<typeof patientWith>,
): TriageLevel {
  const answers = { ...given }
  for (;;) {
    const { next, triage } = assess(model, person, answers)
    if (next.kind === 'done') return triage.level
    answers[next.step] = patient(model.steps.get(next.step)!.step)
  }
}

function steepness({ level, fallsTo, to }: Fall): number {
  return 2 * (SEVERITY[level] - SEVERITY[fallsTo]) + Number(to === 'not_sure')
}

/** Falls of one cause by the same answer to the same question, between the same levels; steepest first, then most frequent. */
export function kindsOf(falls: readonly Fall[]): KindOfFall[] {
  const kinds = new Map<string, KindOfFall>()
  for (const fall of falls) {
    const { condition, step, to, level, fallsTo } = fall
    const kind = [condition, step, to, level, fallsTo].join(' ')
    const { steepest, count } = kinds.get(kind) ?? { steepest: fall, count: 0 }
    kinds.set(kind, { steepest, count: count + 1 })
  }
  return [...kinds.values()].toSorted(
    (a, b) => steepness(b.steepest) - steepness(a.steepest) || b.count - a.count,
  )
}
