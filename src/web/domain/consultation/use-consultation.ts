import { useSyncExternalStore } from 'react'
import { createAnswerStore, type AnswerStore } from './answer-store.ts'
import type { Consultation } from './consultation.ts'
import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { concernsAnswers } from '#web/domain/storage/stored-keys.ts'

let store: AnswerStore | undefined

/** This device's answers. Only in the browser. */
export function answerStore(): AnswerStore {
  if (!store) {
    const created = createAnswerStore(deviceStorage())
    window.addEventListener('storage', (event) => {
      if (concernsAnswers(event.key)) created.reload()
    })
    store = created
  }
  return store
}

/** The answers so far; null on the server and while hydrating, when they can't be known. */
export function useConsultation(): Consultation | null {
  return useSyncExternalStore(
    (listener) => answerStore().subscribe(listener),
    () => answerStore().current(),
    () => null,
  )
}
