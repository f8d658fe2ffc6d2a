import {
  assess,
  type Answers,
  type Assessment,
  type Key,
  type Model,
  type Person,
  type SelfTestAnswers,
  type Step,
  type StepAnswer,
} from '#engine'

/** What one whole consultation came to. */
export interface Played {
  /** Before any self-test, and after those that were done. */
  interview: Assessment
  assessment: Assessment
  /** The steps asked, in their order. */
  steps: readonly Key[]
  /** What was answered to them. */
  answers: Readonly<Answers>
  /** How many of them are danger-sign steps. */
  screened: number
  /** The self-tests offered to do first, in their order; worked out when it is looked at. */
  readonly selfTests: readonly Key[]
  /** At an emergency, what came of going on with the questions, played when it is looked at; null elsewhere, and where none was left. */
  readonly goneOn: { assessment: Assessment; steps: readonly Key[] } | null
}

/**
 * Plays a consultation to its end, with a patient who answers each step with what it offers and then does the self-tests
 * offered first, and at an emergency goes on with the questions. Throws at an answer that does not fit its step.
 *
 * @param findings what the patient finds at self-tests; a question that is missing here is left unanswered
 */
export function play(
  model: Model,
  person: Person,
  patient: (step: Step) => StepAnswer,
  findings: SelfTestAnswers = {},
): Played {
  const answers: Answers = {}
  const steps: Key[] = []
  const answer = (step: Key, { offeredAt }: Assessment) => {
    if (Object.hasOwn(answers, step)) throw new Error(`${step} was answered by none of its options`)
    answers[step] = patient({ ...model.steps.get(step)!.step, options: [...offeredAt(step)] })
  }
  let screened = 0
  let interview = assess(model, person, answers)
  for (; interview.next.kind === 'ask'; interview = assess(model, person, answers)) {
    const { step, part } = interview.next
    if (part === 'screen') screened += 1
    steps.push(step)
    answer(step, interview)
  }

  const offered = () => interview.selfTests.main.flatMap(({ tests }) => tests.map(({ selfTest }) => selfTest))
  const found: SelfTestAnswers = {}
  let assessment = interview
  const finds = Object.keys(findings).length > 0
  for (const { selfTest, question } of finds ? questionsOf(model, offered()) : []) {
    // An emergency ends the self-tests too.
    if (assessment.triage.level === 'emergency') break
    const finding = findings[question]
    if (finding === undefined || !assessment.selfTestQuestions(selfTest).includes(question)) continue
    found[question] = finding
    assessment = assess(model, person, answers, { selfTestAnswers: found })
  }

  function goOn(): Played['goneOn'] {
    const { next, nextIfGoingOn } = assessment
    if (next.kind === 'ask' || next.because !== 'emergency' || nextIfGoingOn.kind === 'done') return null
    const whenGoingOn = { selfTestAnswers: found, wentOnAfter: steps }
    const further: Key[] = []
    let later = assess(model, person, answers, whenGoingOn)
    for (; later.next.kind === 'ask'; later = assess(model, person, answers, whenGoingOn)) {
      further.push(later.next.step)
      answer(later.next.step, later)
    }
    return { assessment: later, steps: further }
  }
  let goneOn: Played['goneOn'] | undefined
  return {
    interview,
    assessment,
    steps,
    answers: { ...answers },
    screened,
    get selfTests() {
      return offered()
    },
    get goneOn() {
      if (goneOn === undefined) goneOn = goOn()
      return goneOn
    },
  }
}

function questionsOf({ knowledge }: Model, selfTests: readonly Key[]): { selfTest: Key; question: Key }[] {
  return selfTests.flatMap((selfTest) =>
    knowledge.selfTests
      .find(({ key }) => key === selfTest)!
      .questions.map(({ key }) => ({ selfTest, question: key })),
  )
}
