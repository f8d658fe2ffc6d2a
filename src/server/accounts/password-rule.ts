import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_LENGTH } from '#api/account-rules'
import { foldPassword, withoutRepeats } from './fold-password.ts'

/**
 * NIST SP 800-63B, section 3.1.1.2: a length, no rules of composition, and no password that is common, made of a
 * pattern, or of words that everybody would try here.
 */
const COMMON = new Set(dictionary['passwords-common'])

/** What must be left of a password without such a word. */
const REST_LENGTH = 6
const SHORTEST_WORD = 4

/** What people write in the place of letters: `P@$$w0rd` is tried as soon as `password`. */
const LETTERS_MEANT: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}

/** Why a password can't be taken, by what the words call it. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'common' | 'pattern' | 'personal'

/** One form for every way of typing the same letters; hashed in this form too. */
export const normalizePassword = (password: string) => password.normalize('NFKC')

/**
 * Why the password can't be taken; null when it can.
 * @param personal what is known of the person: addresses, name
 */
export function findPasswordProblem(password: string, personal: (string | null)[]): PasswordProblem | null {
  const normal = normalizePassword(password)
  const letters = Array.from(normal)
  if (letters.length < PASSWORD_LENGTH.min) return 'tooShort'
  if (letters.length > PASSWORD_LENGTH.max) return 'tooLong'
  const lower = normal.toLowerCase()
  const words = ['painpoint', ...personal.flatMap(wordsOf)]
  if (words.some((word) => lower.includes(word) && isTooLittle(lower.replaceAll(word, '')))) return 'personal'
  if (isBuiltOnCommon(lower)) return 'common'
  if (isTooLittle(lower)) return 'pattern'
  return null
}

/** Next to nothing, once repeats and runs are folded. */
const isTooLittle = (lower: string) => Array.from(foldPassword(lower)).length < REST_LENGTH

/**
 * A common password, with other characters for letters or without, and next to nothing around it: `india@123`, and that over
 * and over. Digits in a row count as one.
 */
function isBuiltOnCommon(lower: string): boolean {
  if (COMMON.has(lower)) return true
  const once = withoutRepeats(lower)
  const texts = new Set([
    lower,
    withoutRunsOfDigits(lower),
    once,
    withoutRunsOfDigits(once),
    foldPassword(lower),
  ])
  const meant = (text: string) => Array.from(text, (letter) => LETTERS_MEANT[letter] ?? letter).join('')
  return [...texts, ...Array.from(texts, meant)].some((text) => {
    const longest = text.length
    for (let length = longest; length >= Math.max(SHORTEST_WORD, longest - REST_LENGTH + 1); length--)
      for (let at = 0; at + length <= longest; at++) if (COMMON.has(text.slice(at, at + length))) return true
    return false
  })
}

/** Upwards or downwards, three or more: as many characters as nobody has to remember. */
const RUN_OF_DIGITS = new RegExp(
  ['0123456789', '9876543210']
    .flatMap((digits) =>
      Array.from({ length: digits.length - 2 }, (_, less) => digits.length - less).flatMap((length) =>
        Array.from({ length: digits.length - length + 1 }, (_, at) => digits.slice(at, at + length)),
      ),
    )
    .sort((one, other) => other.length - one.length)
    .join('|'),
  'g',
)

const withoutRunsOfDigits = (text: string) => text.replaceAll(RUN_OF_DIGITS, (run) => run[0]!)

function wordsOf(known: string | null): string[] {
  const lower = known?.toLowerCase() ?? ''
  return [lower, lower.split('@')[0] ?? '', ...lower.split(/[^\p{L}\p{N}]+/u)].filter(
    (word) => word.length >= SHORTEST_WORD,
  )
}
