/** Entries of the device's storage that hold the answers. */
export const ANSWERS_KEY = 'userAnswers'
/** Kept apart because `userAnswers` has a fixed shape. */
export const ANSWERED_FOR_KEY = 'answersFor'

/** Results kept on purpose, apart from the answers of now. */
export const KEPT_RESULTS_KEY = 'keptResults'

/** Whether a change of this storage entry concerns the answers; null is "everything was cleared". */
export function concernsAnswers(storageKey: string | null): boolean {
  return storageKey === null || storageKey === ANSWERS_KEY || storageKey === ANSWERED_FOR_KEY
}
