import { onDevice } from '#web/domain/storage/device-store.ts'
import { concernsAnswers } from '#web/domain/storage/stored-keys.ts'
import { useStore } from '#web/state/use-store.ts'
import { createAnswerStore } from './answer-store.ts'
import type { Consultation } from './consultation.ts'

/** This device's answers. Only in the browser. */
export const answerStore = onDevice(createAnswerStore, concernsAnswers)

/** The answers so far; null on the server and while hydrating, when they can't be known. */
export function useConsultation(): Consultation | null {
  return useStore(answerStore, null)
}
