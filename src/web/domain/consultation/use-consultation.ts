import { concernsAnswers } from '#web/domain/storage/device-storage.ts'
import { onDevice } from '#web/domain/storage/device-store.ts'
import { useStore } from '#web/state/store.ts'
import { createAnswerStore } from './answer-store.ts'
import type { Consultation } from './consultation.ts'
import { useEffect } from 'react'
import type { Session } from './session.ts'

/** This device's answers. Only in the browser. */
export const answerStore = onDevice(createAnswerStore, concernsAnswers)

/** The answers so far; null on the server and while hydrating, when they can't be known. */
export function useConsultation(): Consultation | null {
  return useStore(answerStore, null)
}

/** Remembers that these answers have led to their result; null while questions are open. */
export function useResultReached(session: Session | null): void {
  const consultation = session?.consultation
  const placeName = session?.knowledge.bundle.location.name
  useEffect(() => {
    if (consultation && placeName) answerStore().reachResult(placeName, new Date())
  }, [consultation, placeName])
}
