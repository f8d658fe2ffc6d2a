/** What lies side by side where people type without thinking. */
const KEYBOARD = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** From so many characters on they are a run, or a repeat: fewer happen in honest sentences. */
const LEAST_RUN = 3
const LEAST_REPEAT = 4

const codeOf = (letter: string) => letter.codePointAt(0)!
const isBesideOnKeyboard = (one: string, other: string) => KEYBOARD.some((row) => row.includes(one + other))

/** The ways in which one character leads to the next. */
const FOLLOWS: readonly ((one: string, next: string) => boolean)[] = [
  (one, next) => one === next,
  (one, next) => codeOf(next) === codeOf(one) + 1,
  (one, next) => codeOf(next) === codeOf(one) - 1,
  (one, next) => isBesideOnKeyboard(one, next),
  (one, next) => isBesideOnKeyboard(next, one),
]

/**
 * What of a password somebody has to remember: each piece once, and of a run its first character. `qwertyqwerty12` is `q12`.
 * @param lower in small letters
 */
export function foldPassword(lower: string): string {
  const folded = withoutRuns(withoutRepeats(lower))
  return folded === lower ? lower : foldPassword(folded)
}

/** Without what has been there before: `india@123india@123` is `india@123`. */
export function withoutRepeats(text: string): string {
  let kept = ''
  for (let at = 0; at < text.length;) {
    let length = 0
    while (at + length < text.length && text.indexOf(text.slice(at, at + length + 1)) < at) length++
    if (length < LEAST_REPEAT) kept += text[at++]
    else at += length
  }
  return kept
}

function withoutRuns(text: string): string {
  const letters = Array.from(text)
  let kept = ''
  for (let at = 0; at < letters.length;) {
    const length = Math.max(...FOLLOWS.map((follows) => runAt(letters, at, follows)))
    kept += letters[at]
    at += length < LEAST_RUN ? 1 : length
  }
  return kept
}

function runAt(letters: string[], at: number, follows: (one: string, next: string) => boolean): number {
  let end = at + 1
  while (end < letters.length && follows(letters[end - 1]!, letters[end]!)) end++
  return end - at
}
