import type { Turns } from './turns.ts'

/** A part of a text: from, to. */
export type Span = readonly [from: number, to: number]

/** Another time begins within a sentence: "I broke it as a boy, and now it aches". */
const TURNS =
  /(?:,\s*|\s+)(?:but|however|although|though|yet)\b|(?:,\s*|\s+)(?:and\s+)?(?:now|nowadays|this time|these days|today|tonight|last night|this morning|yesterday|lately)\b|,?\s+and\s+(?:i am|i'm|i take|i have|i've|it)\b|\s[-–—]\s/gi

const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|several|many|some|a few|few|a couple of|a couple)`

/** Words that put what is said into a time that is over. */
const OVER = new RegExp(
  [
    String.raw`\b(?:back in|in|around|since before)\s+(?:the\s+)?(?:early\s+|late\s+)?(?:19|20)\d\d\b`,
    String.raw`\b${NUMBER}?\s*(?:years?|yrs|decades?)\s+(?:ago|back|before)\b`,
    String.raw`\bwhen\s+(?:i|we)\s+(?:was|were)\s+(?:(?:just|only|about|around)\s+)?(?:\d+|${NUMBER}\b|thirteen|fourteen|sixteen|seventeen|eighteen|nineteen|a\b|an\b|in\b|at\b|little|small|young|younger|born|growing)`,
    String.raw`\bwhen (?:my|our) (?:\w+ )?(?:son|daughter|child|baby) was born\b(?![^.;!?]*\b(?:days|weeks) ago)`,
    String.raw`\bwhen\s+i\s+was\s+(?:pregnant|expecting)\b|\b(?:in|with|during)\s+my\s+(?:first|second|last|other|previous|earlier|eldest|youngest)\s+(?:pregnancy|baby|child|kid|son|daughter|one)\b`,
    String.raw`\b(?:at the age of|aged)\s+\w+`,
    String.raw`\bat\s+(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b(?!\s+(?:weeks?|months?|days?|hours?|minutes?|hundred))`,
    String.raw`\bas\s+a\s+(?:(?:small|young|little)\s+)?(?:child|kid|baby|boy|girl|teen|teenager|student|youngster)\b`,
    String.raw`\bin\s+my\s+(?:(?:early|late|mid)\s+)?(?:teens|twenties|thirties|forties|fifties|youth|childhood|20s|30s|40s|50s)\b`,
    String.raw`\bin\s+(?:high school|college|secondary school|primary school|childhood|the past|the army)\b`,
    String.raw`\b(?:last\s+year|(?:last|in\s+the)\s+(?:spring|summer|autumn|winter))\b`,
    String.raw`\bback\s+then\b|\bpreviously\b|\bonce\s+had\b|\bhad\b[^.;!?]{0,30}\bonce\b(?!\s+(?:a|every|i|it))`,
  ].join('|'),
  'gi',
)

/** What began then, or still goes on, is not over. */
const GOES_ON =
  /\b(?:start\w*|beg[au]n\w*|since|still|again|came on|comes? back|came back|return\w*|first|notic\w+|ever|always|develop\w*|diagnos\w+|going on|have been|has been|i've been|it's been|been having|suffer\w*|on and off|every|keeps?|get worse|got worse|getting|have had|i've had|has had|used to)\b/i

/** The parts of a text that tell of what is over: "I had pneumonia in 2010". What began then and goes on is none. */
export function overIn(text: string): Span[] {
  return partsOf(text, /[.!?;\n]+(?=\s|$)/g)
    .flatMap(([from, to]) =>
      partsOf(text.slice(from, to), TURNS).map(([start, end]): Span => [from + start, from + end]),
    )
    .filter(([from, to]) => {
      const part = text.slice(from, to)
      return part.search(OVER) >= 0 && !GOES_ON.test(part)
    })
}

/** Makes the function that finds the parts of a text that tell of what the other side of the body once had: "I tore my Achilles on the other side". */
export function readOtherSide(turns: Pick<Turns, 'otherSide' | 'wasHad' | 'alsoHere'>) {
  const [side, had, here] = [turns.otherSide, turns.wasHad, turns.alsoHere].map(
    (said) => new RegExp(said, 'i'),
  )
  return (text: string): Span[] =>
    partsOf(text, /[.!?;\n]+(?=\s|$)/g).filter(([from, to]) => {
      const part = text.slice(from, to)
      return side!.test(part) && had!.test(part) && !here!.test(part)
    })
}

/** "I had not been to the gym for a year", of what was not done; "two months ago I had it for a week", of what is over. */
const NOT_DONE =
  /\b(?:hadn['’]?t|haven['’]?t|hasn['’]?t|(?:had|have|has) (?:not|never)|did(?:n['’]?t| not))\s+(?:been (?:to|in|on|at)|done|played|run|trained|exercised|worked|used|ridden|cycled|swum)\b[^,.;!?]*$/i
const HAD_IT_THEN =
  /\b(?:weeks?|months?|years?) ago,? (?:i|he|she|we|there) (?:had|was|were)\b(?!.*\b(?:since|now|still)\b)[^.;!?]*$/i

/** "Two weeks ago I had it for a day", "it began then and was gone the same evening": told right after a time that is over. */
const HAD_IT_AFTER =
  /^,? (?:i|he|she|we|there|it) (?:\w+ )?(?:(?:had|was|were)\b(?!.*\b(?:since|now|still|ever)\b)[^.;!?]*\bfor (?:an?|one|two|three|a few|some|half an?) (?:hours?|days?|evenings?|nights?|minutes?)\b|(?:had|began|started|came|felt)\b(?!.*\b(?:since|now|still|ever|again)\b)[^.;!?]*\b(?:and|but|then) (?:it )?(?:was gone|went(?: away)?|had gone|cleared|passed|stopped|vanished|settled)\b)/i

/** Whether what stands right after "two weeks ago" tells of something that is over. */
export function wasOverAfter(after: string): boolean {
  return HAD_IT_AFTER.test(after)
}

/** Whether what stands before a time tells of something not done or over. */
export function isOfOldTrouble(before: string): boolean {
  return NOT_DONE.test(before) || HAD_IT_THEN.test(before)
}

/** A text in parts, each beginning with what parts it from the one before. */
function partsOf(text: string, at: RegExp): Span[] {
  const starts = [0, ...[...text.matchAll(at)].map(({ index }) => index)]
  return starts.map((start, index): Span => [start, starts[index + 1] ?? text.length])
}
