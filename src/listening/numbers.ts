import { BODY_PARTS } from './body-parts.ts'
import type { FindingHere, Key } from './lexicon.ts'
import { BEGINNINGS, isAddedLater, LONGEST } from './beginnings.ts'
import {
  agesOfBabies,
  COUNTS,
  pressures,
  strengths,
  temperatures,
  weightsLost,
  type NumberSaid,
} from './measured.ts'
import { isOfOldTrouble, wasOverAfter } from './past.ts'
import { around, PAIN, partOf } from './sentence.ts'
import { stem } from './stem.ts'

const DAYS: Readonly<Record<string, number>> = {
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
const LASTING = new RegExp(
  String.raw`(?<!\bin the )\b(?:for|since|(?<!\b(?:back|home|away) )from|so|past|last|over the past|over the last|going on|these|been(?: (?:there|here|going on|happening|like (?:this|that)|this way|sore|hurting|aching|on and off))?|unwell|poorly|(?:came|come|coming|crept|built) (?:on|up) over)\s+(?:the |these |those )?(?:past |last )?${SPAN}`,
  'gi',
)
/** "Sore throat 3 days": nothing else says of what it is the time. */
const BARE = new RegExp(
  String.raw`(?<!\b(?:first|next|other|within|by|at|of|on|or|to|worked|free)\s+)\b${SPAN}(?=\s*(?:[,.;!?\n]|$|and\b|but\b|with\b|n\b))`,
  'gi',
)
/** "Prob 3 weeks.": a sentence of nothing but a time. */
const ALONE = new RegExp(
  String.raw`(?<=(?:^|[.;!?\n])\s*(?:(?:prob(?:ably)?|now|only|it['’]?s|been|this is|say|must be|lasted) )*)\b${SPAN}(?: (?:now|so far|already|nearly|ish|plus|at least))?\s*(?=[,.;!?\n]|$|and (?:not?|still|counting|getting|it['’]?s)\b)`,
  'gi',
)
/** "Pus when I press, 2 weeks, soaking it": days, weeks or months between commas. */
const BETWEEN_COMMAS = new RegExp(
  String.raw`(?<=,\s*)\b${SPAN}(?: now)?(?=\s*(?:[,.;!?\n]|$))|(?<=[,.;]\s*)\b${SPAN}(?= (?:(?:and )?getting (?:worse|better)|on and off)\b)`,
  'gi',
)
/** "Six days of sore throat". */
const OF_PAIN = new RegExp(
  String.raw`(?<!\b(?:every|each|within|after|in|by|than|about) )\b(?!\w+ (?:hours?|hrs?)\b)${SPAN} of (?!(?:school|work|college|uni|training|sleep)\b)(?:(?!and\b|then\b)\w+ ){0,4}?(?:pain|ache|aching|headaches?|\w+ache|soreness|cramps?|sore (?:throat|\w+)|agony)\b`,
  'gi',
)
const AGO = new RegExp(String.raw`\b${SPAN}\s+(?:ago|back|now|already|before(?=\s*(?:[,.;!?\n]|$)))\b`, 'gi')

/** "Four days later it still hurts", "now it's a month later". */
const LATER = new RegExp(
  String.raw`\b${SPAN}\s+later\b(?:(?=[^.;!?]*\bstill\b)|(?<=\bnow it['’]?s (?:\w+ ){2,4}later))`,
  'gi',
)

/** A time that is not how long the trouble has lasted: of one spell, of an exercise, of something else that happened. */
const OF_A_SPELL =
  /^\s*(?:of (?!(?:(?:an?|the|my|this|really|very|bad|terrible|awful|such|having|tummy|stomach|belly|back|chest|leg|throat) ){0,3}(?:pain|ach|agony|this|it\b|suffer|hurt|headache|migraine|symptom|discomfort|trouble|misery|hell|stiff|constant|sore|burn|throb|tingl|swell|swoll|cramp|sharp|dull|stabb|numb|itch))\w|at a time|each|every|and then|then|after|in the morning|a day|a night|before i|until|or so and then|when i|if i)/i
/** "Lying on it for an hour hurts", unlike "the pain I have had for three weeks is sharp". */
const THEN_HURTS = /^\s*(?:is|hurts?|makes|gives|brings|sets|kills)\b/i
const OF_WHAT_IS_THERE = /\b(?:had|been|felt)\s*(?:\w+\s){0,2}$/i
/** Farther off than two words, only if none of them is of a trouble: "my feet have been sore for three weeks". */
const OF_DOING =
  /\b(?:star(?:e|ed|ing)|sit|sat|sitting|stand|stood|standing|walk|walked|walking|run|ran|running|driv\w+|drove|lie|lay|lying|stiff\w*|lasts?|lasting|lasted|rest\w*|sle\w+|flew|flying|kneel\w*|read\w*|typ\w+|eat\w*|ate|on it|goes|went|better|eas\w+|off|feet|gone|away|stop\w*|drank|play\w*|train\w*|work\w*|smok\w+|tak\w+|took|help\w*|married|pregnant|plane|bed|retired|diabet\w*|hospital|job|used|using|drink\w*|(?<!been )doubled|sorts?|sorted|fix\w*|settl\w*|calm\w*|sooth\w*|reliev\w*|relief|breastfe\w*|nurs(?:ed|ing)|splint|brace|plaster)\s*(?:(?:\w+\s){0,2}|(?:(?!been|because|sore|pain|hurt|ach)\w+\s){3,4})$/i
/** "It burns when I go, then for an hour", "for three hours, then it stopped": how long it lasts each time, or did once. */
const THEN_OR_EACH_TIME =
  /\b(?:then|every|each|whenever|when i|always|usually|sometimes|often|most (?:nights|days|mornings)|(?:three|four|five|several|many) times|spells?|bouts?)\b[^.;!?]*$/i
const THEN_OVER =
  /^[^.;!?]*\b(?:then|and|before) (?:(?:it|the pain) (?:just |all )?)?(?:stop\w*|goes|went|pass\w*|eas\w*|left|gone|vanish\w*|settle[sd]?|disappear\w*)\b/i

/** "Stiffening up for four months" is how long the trouble has lasted, "stiff for an hour" is not. */
const STIFF = /\bstiff\w*\s*(?:\w+\s){0,4}$/i
const WEEKS_OR_MORE = /\b(?:week|wk|fortnight|month|year|yr)s?\b/i
const BEGAN =
  /\b(?:start\w*|beg[au]n\w*|came on|come on|notic\w+|happened|hurt\w*|pain\w*|ache\w*|first|appear\w*|woke|began having|twist\w*|fell|fall\w*|injur\w*|sprain\w*|swell\w*|swoll\w*|twisted|pulled|strained|lifted|wrenched|slipped|tripped|stab\w*|bent|popped|cracked|jolt\w*|hit|knock\w*|bang\w*|crash\w*|accident|scratch\w*|cut|landed|slammed|trod|caught|trapped|came off|kicked|snapp?\w*|trouble|problem)\b/i
const OTHER_EVENT =
  /\b(?:operat\w+|surg\w+|replac\w+|remov\w+|birth|baby|pregnan\w*|section|diagnos\w+|infection|virus|bug|tonsillitis|pneumonia|bronchitis|vaccin\w*|jabs?|injections?|flu|covid|cold|cancer|heart attack|stroke|chemo\w*|stent\w*|moved|holiday|quit|gave up|stopped|dose|tablet\w*|pill\w*|period|broke my|used to|trip|flight|flew|back from|bite|bitten|stung)\b/i

/** "They pulled a tooth two weeks ago", unless it hurts since then. */
const TOOTH_OUT =
  /\b(?:(?:tooth|teeth|molars?|filling|toenail) (?:\w+ ){0,6}(?:pulled|drilled|removed|taken out|out)|(?:pulled|extracted|drilled|removed|took out|taken out) (?:\w+ ){0,3}(?:tooth|teeth|molars?|toenail))\b/i
const EVER_SINCE = /\b(?:since|after|when)\b/i

/** "Since Tuesday" is how long the trouble has lasted, unless it is told of something that happens again and again. */
const AGAIN =
  /\b(?:every|each|most|mornings|evenings|afternoons|usually|always|on and off for|for (?:months|years))\b/i

/** A medicine that has been taken for long tells nothing of how long the trouble has lasted; names by how they end. */
const MEDICINE =
  /\b(?:painkillers?|tablets?|pills?|drops|ibuprofen|paracetamol|naproxen|diclofenac|aspirin|codeine|antibiotics?|antidepressants?|inhaler|steroids?|insulin|methotrexate|levothyroxine|\w{3,}(?:pril|sartan|olol|statin|formin|dipine|azole|oxacin|mycin|cillin|cycline|xaban|gliflozin|gliptin|semide|thiazide|sone|solone|traline|oxetine|alopram|faxine|triptan|profen|gabalin|apentin|dronate|triptyline|tazapine|lukast))\b/i

/** An illness of its own: a sore ulcer of the foot is the trouble itself. */
const OTHER_ILLNESS =
  /\b(?:(?:stomach|peptic|duodenal|gastric) ulcers?|(?:had|have|got|with|after) an? ulcer(?! on\b))\b/i

/** "She has not pooed for three days": of something else than the pain. */
const OTHER_TROUBLE =
  /\b(?:constipat\w*|poo\w*|(?<!loose )(?:stools?|motions?)|bowels?|toilet|eaten|eating|appetite|slept|sleep\w*|periods?|cough\w*|blood pressure|sugar|diabet\w*|thyroid|asthma|copd|cholesterol|insulin|weight|same (?:woman|man)|partner|crutches|knobbly|prednis\w*|steroids?|tablets?|pills?|painkillers?|married|smok\w*|due|nothing|doses?|coil|implant|splint|brace|plaster|lens(?:es)?|hearing aid|isolat\w*|quarantin\w*|liv(?:ed|ing) (?:in|at|with|here|there|on)|(?:have|has|had)(?:n['’]?t| not) (?:seen|been to|had an?)|been an? (?!pain|bit|problem|nightmare|nuisance|struggle|issue|worry|sore|constant|dull|bad|burning|sharp|lump)\w+|(?:have|has|had)(?:n['’]?t| not) (?:been|gone)(?= *$)|nappy|nappies|stream|statins?|\w+statin|metformin|dr[aiu]nk\w*|wine|beers?|physio\w*)\b/i

/** An attack before this one, or what lasts each time. */
const OF_AN_ATTACK =
  /\b(?:(?:first|last|previous|other)(?: one| time| attack)? (?:was|came)|attacks?|spells?|episodes?|bouts?|they|each|usually|sometimes|comes? back|came back|(?:once|twice|times|this) before(?: about| around)?)\s*$/i

/** "Stiff in the morning for an hour" is how long it lasts each day. */
const MORNINGS = /\b(?:(?<!this )(?<!since )morning|mornings|first thing)\b/i

/** "Every few weeks", "within a fortnight": how often, or how fast. */
const AT_INTERVALS =
  /\b(?:(?:begins|starts|builds|comes on|builds up|creeps up)\s+over|every|after|within|in|under|until|each|another|than|by|takes?|took|lasts?)\s*(?:(?:the|a|about|just)\s+)*$/i

/** Whether a time that was named is not how long the trouble has lasted: of a spell, a medicine, of lying in bed. */
export function isOfSomethingElse(text: string, from: number, to: number): boolean {
  const { before, after } = around(text, from, to)
  return (
    AT_INTERVALS.test(before) ||
    /^[\s-]*old\b/i.test(after) ||
    isOfOldTrouble(before) ||
    RETURNS.test(before + after) ||
    (/^\s*(?:ago|back)\b/i.test(after) && !BEGAN.test(before)) ||
    isOfDoing(before, text.slice(from, to), after) ||
    isOfOtherTrouble(before, after) ||
    OF_AN_ATTACK.test(before) ||
    BEGAN_ELSE.test(before + text.slice(from, to)) ||
    MEDICINE.test(before) ||
    /\b(?:times|once|twice)\b/i.test(text.slice(from, to))
  )
}

/** "Started a new job two weeks ago": another thing began then. */
const BEGAN_ELSE =
  /\b(?:start(?:ed|ing)?|began|begun)\s+(?:back |on )?(?:an?\s+(?!bad|sharp|dull|terrible|pain|ache|burning|sore|hour|few|couple|half|good|minute|day|night|week|fortnight|month|year|while|long)|my\s+(?!pain|ache)|new\s|at\s+(?:a|my|the|work|school|uni|college)\b|(?:running|jogging|cycling|swimming|lifting|training|working|going|taking|using|doing|playing|dancing|breastfeeding|school|college|uni|nursery|work|antibiotics|tablets|chemo|physio)\b)[^.;!?]*$/i

const OF_PREGNANCY =
  /\b(?:pregnan\w*|preg|midwife|contractions?|tightenings?|antenatal|expecting|(?:my|the) bump|baby(?:['’]?s)? (?:is )?(?:mov|kick)\w*|due date|pubic bone|spd|pgp)\b/i
const MOST_WEEKS = 16

/** "30 weeks, the pubic bone is sore": so far is the pregnancy; and nobody counts what has lasted for long in weeks. */
function isOfPregnancy(text: string, [said, count, unit]: RegExpExecArray): boolean {
  if (!/^w/i.test(unit!) || /^(?:for|since|past|last|over|from)\b/i.test(said)) return false
  const weeks = Number(count)
  return weeks >= MOST_WEEKS || (weeks >= 4 && OF_PREGNANCY.test(text))
}

const FEVER_BEFORE =
  /\b(?:fever\w*|temp(?:erature)?)(?: (?:of |is |was |at |up to |around |about )*[\d.,]+(?: ?(?:c|f|degrees?))?)?(?: (?:on and off|since|for|now|also|too|there|been|going))*\s*$/i
const FEVER_AFTER = /^(?: now)?(?: of)? (?:an? )?(?:high |mild |low |on and off )?(?:fever|temp)/i

/** "Fever for 3 days, and my ear hurts": how long the fever has lasted. */
function isOfFever(text: string, before: string, after: string): boolean {
  const part = before.split(/[,.;]/).at(-1)!
  return (FEVER_BEFORE.test(part) || FEVER_AFTER.test(after)) && !PAIN.test(part) && PAIN.test(text)
}

/** "Since last night he has felt feverish": when another sign began. */
const OTHER_SIGN_SINCE =
  /^,? (?:i|he|she)(?:['’]?(?:ve|m|s))? (?:(?:have|has|am|is|was|had|feels?|felt|been|also|got|gets|getting|keeps?|a|so|very) )*(?:feverish|fever|temperature|temp|shiver\w*|giddy|dizzy|vomit\w*|sick|nauseous|throwing up|confused|itch\w*)\b/i

/** A count of days right after a pain, "a day" after "twice" is none. */
function isOfPainBefore(text: string, match: RegExpExecArray): boolean {
  const parts = text
    .slice(0, match.index)
    .split(/[.,;!?\n]/)
    .at(-1)!
    .split(/\b(?:and|n)\b/)
  // "Sore and tight 4 days": no more than a word is added.
  const part = /^\s*\S+\s*$/.test(parts.at(-1)!) ? parts.slice(-2).join(' ') : parts.at(-1)!
  return PAIN.test(part) && !/^(?:an?|last|past|half|one)\b/i.test(match[1]!)
}

/** "Three or four times a year since I was fifteen": how long something has come back. */
const RETURNS = /\b(?:once|twice|times) (?:a|each|every|per) year\b/i

/** A time that stands alone between commas belongs to what it is said after: "I take two kinds, for ten years". */
function partBefore(before: string, after: string): string {
  const part = partOf(before, after)
  return part.trim() === '' ? partOf(before.replace(/(?:,| and )\s*$/, ''), after) : part
}

function isOfOtherTrouble(before: string, after: string): boolean {
  const part = partBefore(before, after)
  const isOther = [OTHER_TROUBLE, OTHER_ILLNESS, MEDICINE].some((other) => other.test(part))
  return isOther && !PAIN.test(part)
}

function isOfOneSpell(before: string, after: string): boolean {
  return THEN_OR_EACH_TIME.test(before) || THEN_OVER.test(after)
}

function isOfDoing(before: string, time: string, after: string): boolean {
  return (
    OF_A_SPELL.test(after) ||
    (THEN_HURTS.test(after) && !OF_WHAT_IS_THERE.test(before)) ||
    (OF_DOING.test(before) && !(WEEKS_OR_MORE.test(time) && STIFF.test(before)))
  )
}

export function numbersIn(
  text: string,
  here: readonly FindingHere[],
  parts: ReadonlySet<string> = new Set(),
): NumberSaid[] {
  const has = new Set(here.map(({ key }) => key))
  return [
    ...durations(text, parts),
    ...agesOfBabies(text),
    ...temperatures(text),
    ...strengths(text),
    ...pressures(text),
    ...weightsLost(text),
  ].filter(({ finding }) => has.has(finding))
}

function durations(text: string, parts: ReadonlySet<string>): readonly NumberSaid[] {
  const found: NumberSaid[] = []
  const take = (match: RegExpExecArray, isAgo: boolean) => {
    const from = match.index
    const to = from + match[0].length
    const { sentence, before, after } = around(text, from, to)
    if (
      OTHER_EVENT.test(sentence) &&
      (isAgo ||
        /\b(?:tablet\w*|pill\w*|pregnan\w*|diagnos\w*|antibiotic\w*|marathon|trip|holiday)\b/i.test(before))
    )
      return
    const isWholeSentence = before.trim() === '' && after.trim() === ''
    if (
      isAgo &&
      !(isWholeSentence && BEGAN.test(text)) &&
      !BEGAN.test(before) &&
      !/^,? (?:an?|the|my) first\b/i.test(after) &&
      !/^,? (?:i|it|she|he|my|the|this) (?:\w+ ){0,3}?(?:began|started|noticed|got|felt|woke|developed|appeared|lifted|bent|slipped|strained|pulled|first|hurt|twisted|fell|injured|(?:have|had|has|got|get|feel) (?:\w+ ){0,2}?(?:pains?|ache))/i.test(
        after,
      )
    )
      return
    if (isAgo && (wasOverAfter(after) || (TOOTH_OUT.test(before) && !EVER_SINCE.test(before + after)))) return
    if (isAgo && BEGAN_ELSE.test(before) && !PAIN.test(partOf(before, after))) return
    if (isOfPregnancy(text, match)) return
    if (parts.size > 0 && isOfFever(text, before, after)) return
    if (AT_INTERVALS.test(before) || isOfOtherTrouble(before, after) || isOfOldTrouble(before)) return
    if (!isAgo && isOfDoing(before, match[0], after)) return
    if (OF_AN_ATTACK.test(before)) return
    if (!isAgo && DAYS[match[2]!.toLowerCase()]! < 1 && isOfOneSpell(before, after)) return
    if (DAYS[match[2]!.toLowerCase()]! < 1 && MORNINGS.test(before)) return
    // "Since last night" is named in BEGINNINGS and is no whole day.
    if (/\blast night$/i.test(match[0])) return
    if (/^\s*(?:old|pregnant|of age|later|time|away|earlier)/i.test(after)) return
    // "A month or two" is one and a half.
    const orTwo = match[3] === undefined || /so$/i.test(match[3]) ? 1 : 1.5
    const more = orTwo * (/\b(?:over|more than)\b/i.test(match[0]) ? 1.1 : 1)
    const days =
      (COUNTS[match[1]!.toLowerCase()] ?? Number(match[1]!.replace(',', '.'))) *
      DAYS[match[2]!.toLowerCase()]! *
      more
    found.push({ finding: durationOf(days), holds: true, quote: [from, to] })
  }
  for (const [said, finding] of BEGINNINGS)
    for (const match of text.matchAll(said)) {
      const to = match.index + match[0].length
      if (AGAIN.test(match[0]) || OTHER_EVENT.test(match[0])) continue
      if (finding === LONGEST && isOfSomethingElse(text, match.index, to)) continue
      if (/since/i.test(match[0]) && isAddedLater(text.slice(0, match.index), finding)) continue
      const { before, after } = around(text, match.index, to)
      if (/since/i.test(match[0]) && isOfOtherTrouble(before, after)) continue
      if (BEGAN_ELSE.test(match[0])) continue
      if (parts.size > 0 && (isOfFever(text, before, after) || OTHER_SIGN_SINCE.test(after))) continue
      found.push({ finding, holds: true, quote: [match.index, to] })
    }
  for (const match of text.matchAll(LASTING)) take(match, false)
  for (const match of text.matchAll(LATER)) take(match, false)
  for (const match of text.matchAll(OF_PAIN)) take(match, false)
  for (const match of text.matchAll(BARE)) if (isOfPainBefore(text, match)) take(match, false)
  for (const match of text.matchAll(AGO)) take(match, /(?:ago|back|before)$/i.test(match[0]))
  // Years alone are an age.
  if (found.length === 0)
    for (const match of text.matchAll(ALONE)) if (!/^y/i.test(match[2]!)) take(match, false)
  if (found.length === 0)
    for (const match of text.matchAll(BETWEEN_COMMAS)) {
      const [said] = match
      if (match[1] === undefined) take(Object.assign(match, { 1: match[4], 2: match[5], 3: match[6] }), false)
      else if (!/\b(?:y(?:ea)?rs?|h(?:ou)?rs?|nights?|good)\b/i.test(said)) take(match, false)
    }
  return ofTheTrouble(text, found, parts)
}

/** Where another time is told, one told of a pain elsewhere is not how long this has lasted: "for three years my back is stiff". */
function ofTheTrouble(
  text: string,
  found: readonly NumberSaid[],
  parts: ReadonlySet<string>,
): readonly NumberSaid[] {
  const here = found.filter(({ quote: [from, to] }) => {
    const { before, after } = around(text, from, to)
    const part = partOf(before, after)
    const named = part.match(/[a-z]+/gi)?.map((word) => stem(word.toLowerCase())) ?? []
    return !named.some((word) => BODY_PARTS.has(word)) || named.some((word) => parts.has(word))
  })
  // "My back aches for three weeks. For two days I can hardly get up": the pain's time is the longer one.
  const isOfPain = ({ quote: [from, to] }: NumberSaid) => {
    const { before, after } = around(text, from, to)
    return ACHES.test(partOf(before, after))
  }
  if (!here.some(isOfPain) && found.some((each) => !here.includes(each) && isOfPain(each))) return found
  return here.length > 0 ? here : found
}

const ACHES = /\b(?:pain\w*|ach(?:e|es|ed|ing)|hurt\w*|sore\w*|agony|start\w*|beg[au]n\w*)\b/i

/** The answer to how long it has lasted. */
export function durationOf(days: number): Key {
  if (days < 1) return 'duration_under_day'
  if (days <= 7) return 'duration_days'
  if (days <= 42) return 'duration_weeks'
  return days <= 92 ? 'duration_to_3_months' : 'duration_over_3_months'
}
