import { EMPTY_CONSULTATION, type Consultation } from './consultation.ts'
import { parseJson, type DeviceStorage } from './device-storage.ts'
import { ANSWERED_FOR_KEY, ANSWERS_KEY } from './stored-keys.ts'
import { readUserAnswers, writeUserAnswers } from './user-answers.ts'

/** The only owner of `userAnswers`. */
export interface AnswerStore {
  current(): Consultation
  change(to: (consultation: Consultation) => Consultation): void
  clear(): void
  /** Reads again what is stored: another tab may have changed it. */
  reload(): void
  subscribe(listener: () => void): () => void
  isLasting(): boolean
}

export function createAnswerStore(storage: DeviceStorage): AnswerStore {
  const listeners = new Set<() => void>()
  let current = load()

  function load(): Consultation {
    const consultation = readUserAnswers(parseJson(storage.read(ANSWERS_KEY)))
    return {
      ...consultation,
      answeredFor: readAnsweredFor(storage.read(ANSWERED_FOR_KEY)) ?? presumedAnsweredFor(consultation),
    }
  }

  function save() {
    storage.write(ANSWERS_KEY, JSON.stringify(writeUserAnswers(current)))
    if (current.answeredFor) {
      storage.write(ANSWERED_FOR_KEY, `${current.answeredFor.place}/${current.answeredFor.sex}`)
    } else storage.remove(ANSWERED_FOR_KEY)
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  return {
    current: () => current,
    change(to) {
      const next = to(current)
      if (next === current) return
      current = next
      save()
      tell()
    },
    clear() {
      current = EMPTY_CONSULTATION
      storage.remove(ANSWERS_KEY)
      storage.remove(ANSWERED_FOR_KEY)
      tell()
    },
    reload() {
      current = load()
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLasting: () => storage.isLasting(),
  }
}

/** Where it was lost, the answers can only be taken to fit the place and sex beside them. */
function presumedAnsweredFor({ steps, painLocation, sex }: Consultation): Consultation['answeredFor'] {
  return steps.length > 0 && painLocation && sex ? { place: painLocation.key, sex } : null
}

function readAnsweredFor(text: string | null): Consultation['answeredFor'] {
  const [place, sex] = text?.split('/') ?? []
  return place && (sex === 'male' || sex === 'female') ? { place, sex } : null
}
