import type { ErrorCode } from '#api/errors'
import type { ServerWords } from '../words/other-languages.ts'
import { wordsIn } from '../words/words.ts'

export interface AppErrorDetails {
  /**
   * A sentence for people that says more than the code does, in the language of who reads it: it must hold nothing
   * secret. Plain text is for programs alone.
   */
  explanation?: string | ((words: ServerWords, language: string | null) => string)
  /** Field of what was given that it is about. */
  field?: string
  /** For `too_many_requests` and `unavailable`: when to try again. */
  retryAfterSeconds?: number
}

/**
 * A failure that is expected, under a stable code. It knows nothing of HTTP: status, sentence and headers are given to it
 * by `http/error-response.ts` alone.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly explanation: AppErrorDetails['explanation']
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, { explanation, field, retryAfterSeconds }: AppErrorDetails = {}) {
    super(typeof explanation === 'function' ? explanation(wordsIn(null), null) : (explanation ?? code))
    this.code = code
    this.explanation = explanation
    this.field = field
    this.retryAfterSeconds = retryAfterSeconds
  }
}
