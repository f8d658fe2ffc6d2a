import type { Key } from './lexicon.ts'

const STARTED = String.raw`\b(?:start\w*|beg[au]n\w*|came on|come on|came down|hit (?:me|by)|scratched|woke up|woke|went to bed|got out of bed|fell|fallen|tripped|slipped|twisted|sprained|pulled|strained|lifted|lifting|carried|carrying|painted|painting|dug|digging|knocked|kicked|stubbed|whacked|slammed|burnt|burned|scalded|jumped|stepped on|trod on|stung|bitten|grinding|welding|drilling|hammering|sanding|clunked|snapped|cracked|banged|bumped|crashed|landed|rolled|jammed|trapped|hurt it|hurt my \w+|happened(?! again)|(?:did|put) my \w+ (?:in|out)|(?<!\b(?:bandage|cast|plaster|splint|ring|rings|dressing|nail|toenail|scab|boot|brace|stitches|clothes|shirt|lid) )came off)\b[^.;!?]{0,60}?\b`

/** Parts of today, and days of the last week. */
const TODAY = String.raw`(?:this (?:morning|mornin|afternoon|evening|eve)|(?<!\b(?:one|every|each|next|some|most) )(?:the )?morning|tonight|tonite|today|last ni(?:ght|te)|lunch(?:time)?|dinner(?:time)?|teatime|breakfast|(?:(?:half )?an|one) hour ago|(?:\d+|two|three|four|five|six|a few|few|a couple of|couple of) hours ago|(?:\d+|[a-z]+) (?:minutes?|mins?) ago)`
const THIS_WEEK = String.raw`(?:(?:yest(?:erday)?|yday)(?: (?:morning|afternoon|evening|night|nite))?|the day before yesterday|(?:last |on |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tues?|weds?|thurs?|fri)(?: (?:morning|afternoon|evening|night|nite))?|(?:mon|sat|sun) (?:morning|morn|afternoon|aft|eve|evening|night|nite)|at the weekend|the weekend|last weekend|the other day)`

/** "Sat" and "sun" are words of their own, unless something began then. */
const SHORT_DAY = String.raw`(?:mon|sat|sun)(?=\s*(?:[,.;!?\n]|$|and\b|but\b|n\b))`
const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tues?|weds?|thurs?|fri)`

/** "Since I was fifteen": a trouble of a whole life may be another one. */
export const LONGEST = 'duration_over_3_months'

/** Days that are named instead of counted. */
export const BEGINNINGS: readonly (readonly [RegExp, Key])[] = [
  [
    new RegExp(String.raw`(?:${STARTED}|\b(?:ever )?since (?:about )?)${TODAY}\b`, 'gi'),
    'duration_under_day',
  ],
  [
    /(?<!\b(?:work\w*|awake|duty|shifts?|open|opens|school|shop|job|up)(?: \w+)? )\b(?:since|from) (?:about |around )?(?:[1-9]|1[0-2])(?:[.:][0-5]\d)? ?(?:am|pm|o['’]?clock)\b(?! (?:to|till|until)\b)/gi,
    'duration_under_day',
  ],
  [
    new RegExp(
      String.raw`\b(?:this (?:morning|afternoon|evening)|today|last ni(?:ght|te)) (?:i )?got (?:a |an |this |very |really |such )*(?:sudden|severe|bad|terrible|sharp|pain)`,
      'gi',
    ),
    'duration_under_day',
  ],
  [
    new RegExp(
      String.raw`(?:${STARTED}|\b(?:ever )?since (?:about )?|from (?=yest)|\b(?:that|this|it) was (?:on )?)${THIS_WEEK}\b`,
      'gi',
    ),
    'duration_days',
  ],
  [
    new RegExp(
      String.raw`(?:${STARTED}|\b(?:ever )?since |\b(?:last|on) )${SHORT_DAY}|\b${DAY} (?:and |but )?now\b`,
      'gi',
    ),
    'duration_days',
  ],
  [
    /\bsince (?:i|he|she) was (?:(?:about |around )?(?:\d+|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty)\b|(?:very )?(?:little|small|young)|a (?:little |young |small )?(?:child|kid|baby|boy|girl|teen\w*)|in (?:my|his|her) (?:teens|twenties|thirties|forties))/gi,
    LONGEST,
  ],
  [
    /\bsince (?:so |very )?(?:many |several |some |long )?(?:years|months|long(?: time)?)\b(?! ago)|\b(?:two|three|four|five|six|ten|several|many|\d+) years of (?:it|this)\b/gi,
    LONGEST,
  ],
  [
    new RegExp(
      String.raw`\b${THIS_WEEK}(?:,| when| that)? (?:i|it|she|he|we|this|the pain|my \w+) (?:\w+ ){0,2}?(?:start\w*|beg[au]n|came|fell|tripped|slipped|twisted|sprained|pulled|strained|lifted|carried|moved|knocked|kicked|stubbed|whacked|slammed|burnt|burned|scalded|jumped|stepped on|trod on|stung|bitten|clunked|snapped|cracked|banged|bumped|crashed|landed|rolled|woke|felt|got|hurt|went|hit|jumped)\b`,
      'gi',
    ),
    'duration_days',
  ],
]

const LONGER_TIME =
  /(?<!\b(?:in|th|every|each|(?:times|once|twice|days|nights|hours|miles|units|pints) (?:a|per|each|every)) )\b(?:weeks?|wks?|fortnight|months?|years?|yrs?)\b(?!-| (?:old|pregnant|preg|gone|of age))/i
const DAYS_TOLD = /\b(?:(?:two|three|four|five|six|several|few|\d+) days|yesterday)\b/i

/** "For a month it has ached, since last night I shiver": of what was added to what was there before. */
export function isAddedLater(before: string, finding: Key): boolean {
  return LONGER_TIME.test(before) || (finding === 'duration_under_day' && DAYS_TOLD.test(before))
}
