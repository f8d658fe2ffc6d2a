import { useEffect } from 'react'
import type { Consultation } from '#web/answers/consultation.ts'
import { answerStore } from '#web/answers/use-consultation.ts'

/** Remembers that these answers have led to their result; null while questions are open. */
export function useResultReached(consultation: Consultation | null): void {
  useEffect(() => {
    if (consultation) answerStore().reachResult()
  }, [consultation])
}
