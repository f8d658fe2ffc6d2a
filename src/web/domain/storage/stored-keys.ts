/** Entries of the device's storage that hold the answers. */
export const ANSWERS_KEY = 'userAnswers'
/** Kept apart because `userAnswers` has a fixed shape. */
export const ANSWERED_FOR_KEY = 'answersFor'
/** There from the moment these answers have led to their result: that moment and the name of the place. It was `yes` before. */
export const RESULT_REACHED_KEY = 'resultReached'

/** All of them: they come and go together. */
export const KEYS_OF_ANSWERS: readonly string[] = [ANSWERS_KEY, ANSWERED_FOR_KEY, RESULT_REACHED_KEY]

/** Results kept on purpose, apart from the answers of now. */
export const KEPT_RESULTS_KEY = 'keptResults'

/** Whether a change of this storage entry concerns the answers; null is "everything was cleared". */
export function concernsAnswers(storageKey: string | null): boolean {
  return storageKey === null || KEYS_OF_ANSWERS.includes(storageKey)
}

/** The same for the kept results. */
export function concernsKeptResults(storageKey: string | null): boolean {
  return storageKey === null || storageKey === KEPT_RESULTS_KEY
}
