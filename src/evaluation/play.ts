import {
  assess,
  type Answers,
  type Assessment,
  type Model,
  type Person,
  type SelfTestAnswers,
  type Step,
  type StepAnswer,
} from '#engine'

/** What one whole consultation came to. */
export interface Played {
  assessment: Assessment
  /** The steps asked, in their order. */
  steps: readonly string[]
  /** How many of them are danger-sign steps. */
  screened: number
}

/** Plays a consultation to its end, with a patient who answers each step. Throws at an answer that does not fit its step. */
export function play(
  model: Model,
  person: Person,
  patient: (step: Step) => StepAnswer,
  selfTests: SelfTestAnswers = {},
): Played {
  const answers: Answers = {}
  const steps: string[] = []
  let screened = 0
  for (;;) {
    const assessment = assess(model, person, answers, selfTests)
    const { next } = assessment
    if (next.kind === 'done') return { assessment, steps, screened }
    if (steps.includes(next.step)) throw new Error(`${next.step} was answered by none of its options`)
    if (next.part === 'screen') screened += 1
    steps.push(next.step)
    answers[next.step] = patient(model.steps.get(next.step)!.step)
  }
}
