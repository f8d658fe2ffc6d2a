import type { Key } from '#engine'
import type { DangerWords, Mention } from '#listening'
import type { Session } from '#web/domain/consultation/session.ts'
import type { LayWords } from '#web/domain/knowledge/lexicon.ts'
import { isForOther } from '#web/domain/consultation/knowledge-for-person.ts'

/** What somebody's own words tell at a place. */
export interface Understood {
  mentions: readonly Mention[]
  /** Danger words and the question that asks about them here; no question where the place has none. */
  dangers: readonly { danger: DangerWords; step: Key | null; finding: Key | null }[]
}

/** Reads own words; what is known already from an answer is left out. */
export function understood(
  text: string,
  session: Session,
  { listener, partsOf, dangers }: LayWords,
): Understood {
  const here = session.assessment.findingsOffered
  const stepOf = new Map(here.map(({ key, step }) => [key, step]))
  const { knowledge, answers } = session
  const heard = listener.understand(text, here, {
    about: aboutWhom(session),
    parts: partsOf(knowledge.bundle.location.name),
  })
  return {
    mentions: heard.mentions.filter(({ finding }) => !Object.hasOwn(answers, stepOf.get(finding)!)),
    dangers: heard.dangers.map(({ danger, finding }) => ({
      danger: dangers.get(danger)!,
      finding,
      step: finding === null ? null : stepOf.get(finding)!,
    })),
  }
}

/** Own words that were not checked yet. */
export interface Heard {
  /** Null while the lay words are not there. */
  understood: Understood | null
  /** A question about a danger they name, before all else. */
  danger: { step: Key; finding: Key } | null
}

/** What is to be done about own words; null where nothing is. */
export function heardIn(session: Session, words: LayWords | null): Heard | null {
  const { ownWords } = session.consultation
  if (!ownWords || ownWords.isChecked) return null
  if (!words) return { understood: null, danger: null }
  const heard = understood(ownWords.text, session, words)
  const open = heard.dangers.flatMap(({ step, finding }) =>
    step !== null && finding !== null && session.assessment.canAsk(step) ? [{ step, finding }] : [],
  )
  return { understood: heard, danger: open[0] ?? null }
}

function aboutWhom({ consultation }: Session): 'me' | 'child' | 'other' {
  if (consultation.who === 'other') return 'other'
  return isForOther(consultation) ? 'child' : 'me'
}
