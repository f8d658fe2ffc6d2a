import type { ErrorCode } from '#api/errors'

const STATUS: Record<ErrorCode, number> = {
  invalid_request: 400,
  unknown_location: 404,
  location_not_covered: 404,
  unknown_disease: 404,
  not_found: 404,
  internal_error: 500,
}

/** The one error that request handlers throw; `error-response.ts` turns it into the answer. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number

  /** @param message a sentence for people, shown as it is: it must hold nothing secret. */
  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.statusCode = STATUS[code]
  }
}
