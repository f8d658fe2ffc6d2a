/** SQLSTATE of a value that another row has already. */
const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another one, at the same moment, has taken what it wanted to have alone. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === UNIQUE_VIOLATION || isUniqueViolation(error.cause)
}
