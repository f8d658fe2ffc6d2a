import type { Said } from './concepts.ts'
import { GUESSES, NOT } from './concepts.ts'
import { SELF, inFamily, wordsAboutOthers } from './about-others.ts'
import { writtenOut } from './short-forms.ts'

/** A part of the text in which words belong together. */
export interface Clause {
  said: readonly Said[]
  /** All that its words can stand for. */
  concepts: ReadonlySet<string>
  /** For each word, whether a word before it denies it, and the index of that word; -1 where none does. */
  deniedBy: readonly number[]
  /** For each word, how many commas and "and" stand before it. */
  joints: readonly number[]
  /** For each word, how many commas stand before it, and "and"s that begin something about somebody or something else. */
  commas: readonly number[]
  /** From which word on it is only a guess or a question. */
  guessedFrom: number
  /** Up to which word: what somebody said might be ends where something is stated. */
  guessedTo: number
  /** For each word, whether it is about somebody else. */
  ofOthers: readonly boolean[]
}

/** After these another thing begins. */
const TURNS: ReadonlySet<string> = new Set(
  'but however although though except whereas yet otherwise apart'.split(' '),
)

/** Up to these a denial reaches. */
const ENDS_OF_DENIAL: ReadonlySet<string> = new Set(
  'because since so until unless apart only just except instead although though still then therefore'.split(
    ' ',
  ),
)

/** What a denial is followed by when another sentence begins. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  "i my it it's its he she they we there there's now then the this im i'm i've am is are was were has have had feel feeling very also a an got get getting not just been".split(
    ' ',
  ),
)

const AMOUNTS: ReadonlySet<string> = new Set(
  'about some lots plenty much more both bad severe terrible two three four five six seven eight nine ten'.split(
    ' ',
  ),
)

/** Denies things, of which a list may follow; other words deny what is done. */
const DENIES_THINGS: ReadonlySet<string> = new Set([
  'no',
  'without',
  'nor',
  'neither',
  'denies',
  'denied',
  'deny',
  'never',
  'not any',
  'none',
])

const SELF_OR_OTHER: ReadonlySet<string> = new Set('i he she we they it my'.split(' '))

/** As many words as a denial reaches at most. */
const LONGEST_DENIAL = 9

/** Splits a text into clauses at ends of sentences and where it turns. */
export function clausesOf(text: string, said: readonly Said[], isOther: (word: Said) => boolean): Clause[] {
  const parts: Said[][] = [[]]
  const breaks: boolean[] = []
  for (const [at, word] of said.entries()) {
    const before = at === 0 ? '' : text.slice(said[at - 1]!.end, word.start)
    const isEnd = /[.!?;:()\n•]|\s[-–—]\s/.test(before)
    // "No trouble with it otherwise" limits what stands before it.
    const isLimit = wordOf(text, word) === 'otherwise' && /^\s*(?:[.,;:!?)\n]|$)/.test(text.slice(word.end))
    const turns = TURNS.has(wordOf(text, word)) && !isLimit
    if ((isEnd || turns) && parts.at(-1)!.length > 0) {
      parts.push([])
      breaks.push(isEnd)
    }
    parts.at(-1)!.push(word)
  }
  return parts.filter((part) => part.length > 0).map((part) => clauseOf(text, part, isOther))
}

function wordOf(text: string, { start, end }: Said): string {
  return writtenOut(text.slice(start, end).toLowerCase().replaceAll('’', "'"))
}

function clauseOf(text: string, said: readonly Said[], isOther: (word: Said) => boolean): Clause {
  const words = said.map((each) => wordOf(text, each))
  const isOfFamily = inFamily(text, said, words)
  const guessed = said.findIndex(({ concepts }) => [...concepts].some((each) => GUESSES.has(each)))
  return {
    said,
    concepts: new Set(said.flatMap(({ concepts }) => [...concepts])),
    deniedBy: denials(text, said, words),
    ...jointsBefore(text, said, words),
    guessedFrom: guessed < 0 ? said.length : guessed,
    guessedTo: endOfGuess(words, guessed),
    ofOthers: wordsAboutOthers(said, words, isOther, (at) =>
      text.slice(said[at - 1]!.end, said[at]!.start).includes(','),
    ).map((is, at) => is || isOfFamily(at)),
  }
}

const SAID_SO: ReadonlySet<string> = new Set(['said', 'says', 'told', 'thinks', 'thought', 'reckons'])

/** "Doctor said it might get worse my calf is swollen": the guess ends with the comma that nobody typed. */
function endOfGuess(words: readonly string[], guessed: number): number {
  if (guessed < 0 || !words.slice(0, guessed).some((word) => SAID_SO.has(word))) return words.length
  const end = words.findIndex((word, at) => at > guessed + 1 && (word === 'my' || word === 'now'))
  return end < 0 ? words.length : end
}

/** Says of what went before that it is well: "kneeling is fine", "stairs are no problem, squatting neither". */
const IS_WELL =
  /(?:^| )((?:is|are|was|were|seems?|(?:it|that)'?s|all) (?:all )?(?:fine|ok|okay|alright|normal|no problem|no trouble|no bother|pain ?free|painless)|all (?:clear|negative)|(?:has|have|did|is)(?: not|n'?t) (?:occurred|happened|gone off|go off|been there|there|appeared)|(?:do|does|did)(?: not|n'?t) (?:bother|trouble|affect)|mak(?:es?|ing) no (?:difference|odds)|neither)$/

/** After these another time is named. */
const THEN: ReadonlySet<string> = new Set(['then', 'afterwards', 'later'])

/** Which word denies each. */
function denials(text: string, said: readonly Said[], words: readonly string[]): number[] {
  const deniedBy = said.map(() => -1)
  for (const [at, { concepts }] of said.entries()) {
    if (!concepts.has(NOT) || isOneOfSeveral(words, at)) continue
    const end = deniesOnlyDoing(words, at) ? at + 2 : endOfDenial(text, said, words, at)
    for (let each = at + 1; each < end; each += 1) deniedBy[each] = at
  }
  for (const at of words.keys())
    for (const each of saidToBeWell(text, said, words, at)) if (deniedBy[each] === -1) deniedBy[each] = at
  return deniedBy
}

/** What the words that end here say to be well: all before them, up to a comma or "and". */
function saidToBeWell(text: string, said: readonly Said[], words: readonly string[], at: number): number[] {
  const [, isWell] = IS_WELL.exec(words.slice(Math.max(0, at - 3), at + 1).join(' ')) ?? []
  const endsWithComma = (index: number) =>
    text.slice(said[index]!.end, said[index + 1]?.start ?? said[index]!.end + 1).includes(',')
  if (isWell === undefined) return []
  if (isWell === 'neither' && at + 1 < said.length && !endsWithComma(at)) return []
  const end = at + 1 - isWell.split(' ').length
  const parts = (word: string, index: number) => THEN.has(word) || word === 'and' || endsWithComma(index)
  const start = words.findLastIndex((word, index) => index < end && parts(word, index))
  // "Blood, wee and scan all normal": of a list that begins the sentence, the whole.
  if (isWell.startsWith('all ') && isBareList(words, end, parts))
    return Array.from({ length: end }, (_, index) => index)
  return Array.from({ length: Math.max(0, end - start - 1) }, (_, index) => start + 1 + index)
}

/** Nothing but things, each in a word or two: "blood, wee and scan". */
function isBareList(
  words: readonly string[],
  end: number,
  parts: (word: string, index: number) => boolean,
): boolean {
  let length = 0
  for (const [index, word] of words.slice(0, end).entries()) {
    if (BEGINNINGS.has(word) && word !== 'my') return false
    if (word !== 'and') length += 1
    if (length > LONGEST_LISTED) return false
    if (parts(word, index)) length = 0
  }
  return true
}

const LONGEST_LISTED = 2

/** "Not my first stone": there was one before. */
function isOneOfSeveral(words: readonly string[], at: number): boolean {
  return (
    /^(?:my|the|his|her|our|their)$/.test(words[at + 1] ?? '') && /^(?:first|only)$/.test(words[at + 2] ?? '')
  )
}

const MEDICINE = String.raw`(?:blood thinners?|thinners?|insulin|inhaler|tablets?|pills?|medicines?|medication|meds|steroids?|\w+(?:arin|xaban|gatran|grel|formin|solone|sone|olol|pril|statin))`

/** "I did not have the INR checked", "did not stop the apixaban", "have not taken my insulin today": what is denied is the doing alone. */
const ONLY_DOING = new RegExp(
  [
    String.raw`^(?:have|had|has|get|got|gotten|having) (?:my|the|his|her|their) (?:\S+ ){1,3}?(?:re)?(?:checked|tested|measured|adjusted|changed|reviewed|renewed|refilled|monitored|looked at)\b`,
    String.raw`^(?:stop|miss|skip|chang|adjust|check|reduc|increas|doubl|halv|forg[eo]t|finish)\w* (?:\S+ ){0,3}?${MEDICINE}\b`,
    String.raw`^(?:take|taken|took|had|have) (?:my|the|his|her|their) (?:\S+ ){0,2}?${MEDICINE} (?:\S+ ){0,3}?(?:today|tonight|yet|yesterday|this morning|last night)\b`,
  ].join('|'),
)

function deniesOnlyDoing(words: readonly string[], at: number): boolean {
  return ONLY_DOING.test(words.slice(at + 1, at + 1 + LONGEST_DENIAL).join(' '))
}

function endOfDenial(text: string, said: readonly Said[], words: readonly string[], at: number): number {
  const isOfThings = DENIES_THINGS.has(words[at]!)
  for (let next = at + 1; next < said.length; next += 1) {
    const word = words[next]!
    // "Not so breathless".
    if (next - at > LONGEST_DENIAL || (ENDS_OF_DENIAL.has(word) && !(word === 'so' && next === at + 1)))
      return next
    const before = text.slice(said[next - 1]!.end, said[next]!.start)
    const starts = BEGINNINGS.has(words[next]!)
    if (before.includes(',') && !(listGoesOn(words, next) && !starts) && word !== 'or' && word !== 'nor')
      return next
    if (!isOfThings && word === 'after' && SELF_OR_OTHER.has(words[next + 1] ?? '')) return next
    if (word === 'and' && (!isOfThings || words[at] === 'without' || begins(words[next + 1] ?? '')))
      return next
  }
  return said.length
}

/** What stands after "and" where a denial is over: "no appetite and four kilos lost". */
function begins(word: string): boolean {
  return BEGINNINGS.has(word) || AMOUNTS.has(word) || /^\d/.test(word)
}

/** "No fever, chills or cough": the list ends with "or", and nothing else is said before. */
function listGoesOn(words: readonly string[], from: number): boolean {
  const end = words.findIndex((word, at) => at >= from && (word === 'or' || word === 'nor'))
  return (
    end > 0 &&
    end - from < LONGEST_DENIAL &&
    !words.slice(from, end).some((word) => SELF.has(word) || word === 'my')
  )
}

function jointsBefore(
  text: string,
  said: readonly Said[],
  words: readonly string[],
): Pick<Clause, 'joints' | 'commas'> {
  const joints: number[] = []
  const commas: number[] = []
  let joint = 0
  let comma = 0
  for (const [at, each] of said.entries()) {
    const hasComma = at > 0 && text.slice(said[at - 1]!.end, each.start).includes(',')
    // "It hurts when I chew, my jaw pops": another sentence, with somebody or something of its own.
    const beginsAnew = SELF_OR_OTHER.has(words[at]!) && (hasComma || words[at - 1] === 'and')
    if (hasComma || words[at] === 'and') joint += 1
    if (beginsAnew) joint += 1
    if (hasComma || beginsAnew) comma += 1
    joints.push(joint)
    commas.push(comma)
  }
  return { joints, commas }
}
