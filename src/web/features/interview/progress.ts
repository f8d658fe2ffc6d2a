import { keepReachable, MAX_INTERVIEW_STEPS, type Key } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'

export type Progress =
  | { part: 'screen'; at: number; of: number }
  /** An answer after the first danger signs has brought it up. */
  | { part: 'later_screen' }
  | { part: 'interview'; at: number; atMost: number }

type Asked = Pick<Session, 'knowledge' | 'person' | 'answers' | 'consultation'>

/** Where a question stands. Counts from 1; never a share, because how many will be asked depends on the answers. */
export function progressAt(step: Key, session: Asked): Progress {
  const { screen } = session.knowledge.bundle.location
  const steps = session.consultation.steps.map(([key]) => key)
  const interview = steps.filter((key) => !screen.includes(key))
  if (!screen.includes(step)) {
    const at = interview.indexOf(step)
    return { part: 'interview', at: (at === -1 ? interview.length : at) + 1, atMost: MAX_INTERVIEW_STEPS }
  }
  const first =
    interview.length === 0 ? askedScreenSteps(session) : steps.slice(0, steps.indexOf(interview[0]!))
  return first.includes(step)
    ? { part: 'screen', at: first.indexOf(step) + 1, of: first.length }
    : { part: 'later_screen' }
}

/** The danger-sign steps that this person gets: those the engine would keep an answer of. */
function askedScreenSteps({ knowledge, person, answers }: Asked): Key[] {
  const { screen } = knowledge.bundle.location
  const answered = { ...Object.fromEntries(screen.map((key) => [key, 'not_sure' as const])), ...answers }
  const kept = keepReachable(knowledge.model, person, answered)
  return screen.filter((key) => key in kept)
}
