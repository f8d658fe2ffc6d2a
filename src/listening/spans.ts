import { COUNTS } from './measured.ts'
import type { Times } from './times.ts'
import type { Turns } from './turns.ts'

export const DAYS: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  hr: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
  month: 30.4,
  mth: 30.4,
  mnth: 30.4,
  year: 365,
  yr: 365,
}

const COUNT = String.raw`(\d+(?:[.,]\d+)?|${Object.keys(COUNTS).join('|')})(?:\s*(?:-|to|or|and a)\s*(?:\d+|two|three|four|five|six|half))?`
const UNIT = `(${Object.keys(DAYS).join('|')})`
const SPAN = String.raw`(?:a |the )?(?:good |about |bout |around |approx |nearly |almost |over |more than |roughly |maybe |perhaps |some )*(?:a )?${COUNT}(?: of)?(?: good| whole| long)?\s*${UNIT}s?\b(?: (or (?:two|so|three))\b)?`

/** "For 3 weeks", "these past two months", "6 weeks now", "started 4 days ago". */
export const LASTING = new RegExp(
  String.raw`(?<!\bin the )\b(?:for|since|(?<!\b(?:back|home|away) )from|so|past|last|over the past|over the last|going on|these|been(?: (?:there|here|going on|happening|like (?:this|that)|this way|sore|hurting|aching|on and off))?|unwell|poorly|(?:came|come|coming|crept|built) (?:on|up) over)\s+(?:the |these |those )?(?:past |last )?${SPAN}`,
  'gi',
)
/** "Sore throat 3 days": nothing else says of what it is the time. */
export const BARE = new RegExp(
  String.raw`(?<!\b(?:first|next|other|within|by|at|of|on|or|to|worked|free)\s+)\b${SPAN}(?=\s*(?:[,.;!?\n]|$|and\b|but\b|with\b|n\b))`,
  'gi',
)
/** "Prob 3 weeks.": a sentence of nothing but a time. */
export const ALONE = new RegExp(
  String.raw`(?<=(?:^|[.;!?\n])\s*(?:(?:prob(?:ably)?|now|only|it['’]?s|been|this is|say|must be|lasted) )*)\b${SPAN}(?: (?:now|so far|already|nearly|ish|plus|at least))?\s*(?=[,.;!?\n]|$|and (?:not?|still|counting|getting|it['’]?s)\b)`,
  'gi',
)
/** "Pus when I press, 2 weeks, soaking it": days, weeks or months between commas. */
export const BETWEEN_COMMAS = new RegExp(
  String.raw`(?<=,\s*)\b${SPAN}(?: now)?(?=\s*(?:[,.;!?\n]|$))|(?<=[,.;]\s*)\b${SPAN}(?= (?:(?:and )?getting (?:worse|better)|on and off)\b)`,
  'gi',
)
/** "Six days of sore throat". */
export const OF_PAIN = new RegExp(
  String.raw`(?<!\b(?:every|each|within|after|in|by|than|about) )\b(?!\w+ (?:hours?|hrs?)\b)${SPAN} of (?!(?:(?:high )?fever|school|work|college|uni|training|sleep)\b)(?:(?!and\b|then\b)\w+ ){0,4}?(?:pain|ache|aching|headaches?|\w+ache|soreness|cramps?|sore (?:throat|\w+)|agony)\b`,
  'gi',
)
export const AGO = new RegExp(
  String.raw`\b${SPAN}\s+(?:ago|back|now|already|before(?=\s*(?:[,.;!?\n]|$)))\b`,
  'gi',
)

/** "Four days later it still hurts", "now it's a month later". */
export const LATER = new RegExp(
  String.raw`\b${SPAN}\s+later\b(?:(?=[^.;!?]*\bstill\b)|(?<=\bnow it['’]?s (?:\w+ ){2,4}later))`,
  'gi',
)

/** Reads the expressions of the lexicon by which a time is known to be of something else. */
export const readTimes = (turns: Turns): Times =>
  Object.fromEntries(Object.entries(turns).map(([name, source]) => [name, new RegExp(source, 'i')])) as Times
