import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_LENGTH } from '#api/account-rules'
import { PASSWORD_MESSAGES } from './messages.ts'

/**
 * NIST SP 800-63B, section 3.1.1.2: a length, no rules of composition, and no password that is common, made of a
 * pattern, or of words that everybody would try here.
 */
const COMMON = new Set(dictionary['passwords-common']?.filter((word) => word.length >= PASSWORD_LENGTH.min))

/** What must be left of a password without such a word. */
const REST_LENGTH = 6
const SHORTEST_WORD = 4

/** One form for every way of typing the same letters; hashed in this form too. */
export const normalizePassword = (password: string) => password.normalize('NFKC')

/**
 * Why the password can't be taken, in a sentence for people; null when it can.
 * @param personal what is known of the person: addresses, name
 */
export function findPasswordProblem(password: string, personal: (string | null)[]): string | null {
  const normal = normalizePassword(password)
  const letters = Array.from(normal)
  if (letters.length < PASSWORD_LENGTH.min) return PASSWORD_MESSAGES.tooShort
  if (letters.length > PASSWORD_LENGTH.max) return PASSWORD_MESSAGES.tooLong
  const lower = normal.toLowerCase()
  if (COMMON.has(lower) || COMMON.has(normal)) return PASSWORD_MESSAGES.common
  if (isPattern(letters)) return PASSWORD_MESSAGES.pattern
  const words = ['painpoint', ...personal.flatMap(wordsOf)]
  if (words.some((word) => lower.replaceAll(word, '').length < REST_LENGTH && lower.includes(word)))
    return PASSWORD_MESSAGES.personal
  return null
}

/** A piece of up to four characters over and over, or characters in the order of their codes. */
function isPattern(letters: string[]): boolean {
  const repeats = [1, 2, 3, 4].some((length) =>
    letters.every((letter, at) => at < length || letter === letters[at - length]),
  )
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0)
  const follows = (step: number) =>
    codes.every((code, at) => at === 0 || code === (codes[at - 1] ?? 0) + step)
  return repeats || follows(1) || follows(-1)
}

function wordsOf(known: string | null): string[] {
  const lower = known?.toLowerCase() ?? ''
  return [lower, lower.split('@')[0] ?? '', ...lower.split(/[^\p{L}\p{N}]+/u)].filter(
    (word) => word.length >= SHORTEST_WORD,
  )
}
