import { useEffect } from 'react'
import { answerStore } from './use-consultation.ts'
import type { Session } from './session.ts'

/** Remembers that these answers have led to their result; null while questions are open. */
export function useResultReached(session: Session | null): void {
  const consultation = session?.consultation
  const placeName = session?.knowledge.bundle.location.name
  useEffect(() => {
    if (consultation && placeName) answerStore().reachResult(placeName, new Date())
  }, [consultation, placeName])
}
