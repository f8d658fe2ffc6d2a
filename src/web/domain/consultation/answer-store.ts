import { useEffect } from 'react'
import {
  concernsAnswers,
  parseJson,
  ANSWERED_FOR_KEY,
  ANSWERS_KEY,
  KEYS_OF_ANSWERS,
  RESULT_REACHED_KEY,
  type DeviceStorage,
} from '#web/domain/storage/device-storage.ts'
import { onDevice, type DeviceStore } from '#web/domain/storage/device-store.ts'
import { createStore, useStore } from '#web/state/store.ts'
import { EMPTY_CONSULTATION, type Consultation } from './consultation.ts'
import type { Session } from './session.ts'
import { readUserAnswers, writeUserAnswers } from './user-answers.ts'

/** The only owner of `userAnswers`. */
export interface AnswerStore extends DeviceStore<Consultation> {
  change(to: (consultation: Consultation) => Consultation): void
  /** Remembers that the answers as they are have led to their result: for which place, and when the first time. */
  reachResult(placeName: string, now: Date): void
  clear(): void
  isLasting(): boolean
}

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

export function createAnswerStore(storage: DeviceStorage): AnswerStore {
  const { current, put, subscribe } = createStore(load())

  function load(): Consultation {
    const consultation = readUserAnswers(parseJson(storage.read(ANSWERS_KEY)))
    return {
      ...consultation,
      answeredFor: readAnsweredFor(storage.read(ANSWERED_FOR_KEY)) ?? presumedAnsweredFor(consultation),
    }
  }

  function save(consultation: Consultation) {
    const { answeredFor } = consultation
    storage.write(ANSWERS_KEY, JSON.stringify(writeUserAnswers(consultation)))
    if (answeredFor) storage.write(ANSWERED_FOR_KEY, `${answeredFor.place}/${answeredFor.sex}`)
    else storage.remove(ANSWERED_FOR_KEY)
    put(consultation)
  }

  return {
    current,
    subscribe,
    change(to) {
      const next = to(current())
      if (next === current()) return
      if (mayAskOtherwise(current(), next)) storage.remove(RESULT_REACHED_KEY)
      save(next)
    },
    reachResult(placeName, now) {
      if (storage.read(RESULT_REACHED_KEY) === null)
        storage.write(RESULT_REACHED_KEY, `${now.toISOString()} ${placeName}`)
    },
    clear() {
      for (const key of KEYS_OF_ANSWERS) storage.remove(key)
      put(EMPTY_CONSULTATION)
    },
    reload: () => put(load()),
    isLasting: () => storage.isLasting(),
  }
}

/** Whether questions may be open again: every entry decides about them, but for self-tests and how the pain is marked. */
function mayAskOtherwise(before: Consultation, after: Consultation): boolean {
  return (
    before.steps !== after.steps ||
    before.stated !== after.stated ||
    before.painLocation?.key !== after.painLocation?.key ||
    before.sex !== after.sex ||
    before.ageBand !== after.ageBand ||
    before.weightKg !== after.weightKg
  )
}

/** When `answersFor` is missing, the answers are assumed to be about the stored place and sex. */
function presumedAnsweredFor({ steps, painLocation, sex }: Consultation): Consultation['answeredFor'] {
  return steps.length > 0 && painLocation && sex ? { place: painLocation.key, sex } : null
}

function readAnsweredFor(text: string | null): Consultation['answeredFor'] {
  const [place, sex] = text?.split('/') ?? []
  return place && (sex === 'male' || sex === 'female') ? { place, sex } : null
}
