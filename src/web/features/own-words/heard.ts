import type { Key } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'
import type { LayWords } from '#web/domain/knowledge/lexicon.ts'
import { understood, type Understood } from './understood.ts'

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
