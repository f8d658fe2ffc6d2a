import {
  nextStep,
  scoreConditions,
  triage,
  type Answers,
  type Model,
  type Person,
  type Score,
  type SelfTestAnswers,
  type Step,
  type StepAnswer,
  type Triage,
} from '#engine'

/** What one whole consultation came to. */
export interface Played {
  answers: Answers
  /** Steps asked after the danger-sign screen. */
  asked: number
  /** Danger-sign steps asked. */
  screened: number
  /** Why the interview ended. */
  ended: string
  triage: Triage
  scores: Score[]
}

/** Plays a consultation to its end, with a patient who answers each step. */
export function play(
  model: Model,
  person: Person,
  patient: (step: Step) => StepAnswer,
  selfTests: SelfTestAnswers = {},
): Played {
  const answers: Answers = {}
  let asked = 0
  let screened = 0
  for (;;) {
    const next = nextStep(model, person, answers)
    if (next.kind === 'done') {
      return {
        answers,
        asked,
        screened,
        ended: next.because,
        triage: triage(model, person, answers, selfTests),
        scores: scoreConditions(model, person, answers, selfTests),
      }
    }
    if (next.part === 'screen') screened += 1
    else asked += 1
    answers[next.step] = patient(model.steps.get(next.step)!.step)
  }
}
