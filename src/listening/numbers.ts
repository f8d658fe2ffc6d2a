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
import { AGO, ALONE, BARE, BETWEEN_COMMAS, DAYS, LASTING, LATER, OF_PAIN } from './spans.ts'
import { stem } from './stem.ts'
import type { Times } from './times.ts'

/** "Lying on it for an hour hurts", unlike "the pain I have had for three weeks is sharp". */
const THEN_HURTS = /^\s*(?:is|hurts?|makes|gives|brings|sets|kills)\b/i
const OF_WHAT_IS_THERE = /\b(?:had|been|felt)\s*(?:\w+\s){0,2}$/i
const THEN_OVER =
  /^[^.;!?]*\b(?:then|and|before) (?:(?:it|the pain) (?:just |all )?)?(?:stop\w*|goes|went|pass\w*|eas\w*|left|gone|vanish\w*|settle[sd]?|disappear\w*)\b/i

/** "Stiffening up for four months" is how long the trouble has lasted, "stiff for an hour" is not. */
const STIFF = /\bstiff\w*\s*(?:\w+\s){0,4}$/i
const WEEKS_OR_MORE = /\b(?:week|wk|fortnight|month|year|yr)s?\b/i

/** "They pulled a tooth two weeks ago", unless it hurts since then. */
const EVER_SINCE = /\b(?:since|after|when)\b/i

/** "Since Tuesday" is how long the trouble has lasted, unless it is about something that happens again and again. */
const AGAIN =
  /\b(?:every|each|most|mornings|evenings|afternoons|usually|always|on and off for|for (?:months|years))\b/i

/** "I lifted it, the lump is bigger than it was at breakfast": a time that is compared with. */
const THAN_THEN = /\bthan (?:it|that|this|he|she|i|they)\b/i

/** An attack before this one, or what lasts each time. */
const OF_AN_ATTACK =
  /\b(?:(?:first|last|previous|other)(?: one| time| attack)? (?:was|came)|attacks?|spells?|episodes?|bouts?|they|each|usually|sometimes|comes? back|came back|(?:once|twice|times|this) before(?: about| around)?)\s*$/i

/** "Stiff in the morning for an hour" is how long it lasts each day. */
const MORNINGS = /\b(?:(?<!this )(?<!since )morning|mornings|first thing)\b/i

/** "Every few weeks", "within a fortnight": how often, or how fast. */
const AT_INTERVALS =
  /\b(?:(?:begins|starts|builds|comes on|builds up|creeps up)\s+over|every|after|within|in|under|until|each|another|than|by|takes?|took|lasts?)\s*(?:(?:the|a|about|just)\s+)*$/i

/** Whether a time that was named is not how long the trouble has lasted: of a spell, a medicine, of lying in bed. */
export function isOfSomethingElse(text: string, from: number, to: number, said: Times): boolean {
  const { before, after } = around(text, from, to)
  return (
    AT_INTERVALS.test(before) ||
    /^[\s-]*old\b/i.test(after) ||
    isOfOldTrouble(before) ||
    RETURNS.test(before + after) ||
    (/^\s*(?:ago|back)\b/i.test(after) && !said.began.test(before)) ||
    isOfDoing(before, text.slice(from, to), after, said) ||
    isOfOtherTrouble(before, after, said) ||
    OF_AN_ATTACK.test(before) ||
    said.beganElse.test(before + text.slice(from, to)) ||
    said.medicine.test(before) ||
    /\b(?:times|once|twice)\b/i.test(text.slice(from, to))
  )
}

const MOST_WEEKS = 16

/** "30 weeks, the pubic bone is sore": so far is the pregnancy; and nobody counts what has lasted for long in weeks. */
function isOfPregnancy(text: string, [time, count, unit]: RegExpExecArray, said: Times): boolean {
  if (!/^w/i.test(unit!) || /^(?:for|since|past|last|over|from)\b/i.test(time)) return false
  const weeks = Number(count)
  return weeks >= MOST_WEEKS || (weeks >= 4 && said.ofPregnancy.test(text))
}

const FEVER_AFTER = /^(?: now)?(?: of)? (?:an? )?(?:high |mild |low |on and off )?(?:fever|temp)/i

/** "Fever for 3 days, and my ear hurts": how long the fever has lasted. */
function isOfFever(text: string, before: string, after: string, said: Times): boolean {
  const part = before.split(/[,.;]/).at(-1)!
  return (said.feverBefore.test(part) || FEVER_AFTER.test(after)) && !PAIN.test(part) && PAIN.test(text)
}

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

function isOfOtherTrouble(before: string, after: string, said: Times): boolean {
  const part = partBefore(before, after)
  const isOther = [said.otherTrouble, said.otherIllness, said.medicine].some((other) => other.test(part))
  return isOther && !PAIN.test(part)
}

function isOfOneSpell(before: string, after: string, said: Times): boolean {
  return said.thenOrEachTime.test(before) || THEN_OVER.test(after)
}

function isOfDoing(before: string, time: string, after: string, said: Times): boolean {
  return (
    said.ofASpell.test(after) ||
    (THEN_HURTS.test(after) && !OF_WHAT_IS_THERE.test(before)) ||
    (said.ofDoing.test(before) && !(WEEKS_OR_MORE.test(time) && STIFF.test(before)))
  )
}

export function numbersIn(
  text: string,
  here: readonly FindingHere[],
  parts: ReadonlySet<string>,
  said: Times,
): NumberSaid[] {
  const has = new Set(here.map(({ key }) => key))
  return [
    ...durations(text, parts, said),
    ...agesOfBabies(text),
    ...temperatures(text, said),
    ...strengths(text),
    ...pressures(text),
    ...weightsLost(text, said),
  ].filter(({ finding }) => has.has(finding))
}

function durations(text: string, parts: ReadonlySet<string>, said: Times): readonly NumberSaid[] {
  const found: NumberSaid[] = []
  const take = (match: RegExpExecArray, isAgo: boolean) => {
    const from = match.index
    const to = from + match[0].length
    const { sentence, before, after } = around(text, from, to)
    if (
      said.otherEvent.test(sentence) &&
      (isAgo ||
        /\b(?:tablet\w*|pill\w*|pregnan\w*|diagnos\w*|antibiotic\w*|marathon|trip|holiday)\b/i.test(before))
    )
      return
    const isWholeSentence = before.trim() === '' && after.trim() === ''
    if (
      isAgo &&
      !(isWholeSentence && said.began.test(text)) &&
      !said.began.test(before) &&
      !/^,? (?:an?|the|my) first\b/i.test(after) &&
      !/^,? (?:i|it|she|he|my|the|this) (?:\w+ ){0,3}?(?:began|started|noticed|got|felt|woke|developed|appeared|lifted|bent|slipped|strained|pulled|first|hurt|twisted|fell|injured|(?:have|had|has|got|get|feel) (?:\w+ ){0,2}?(?:pains?|ache))/i.test(
        after,
      )
    )
      return
    if (!isAgo && said.wasFor.test(before + match[0])) return
    if (isAgo && (wasOverAfter(after) || (said.toothOut.test(before) && !EVER_SINCE.test(before + after))))
      return
    if (isAgo && said.beganElse.test(before) && !PAIN.test(partOf(before, after))) return
    if (isOfPregnancy(text, match, said)) return
    if (parts.size > 0 && isOfFever(text, before, after, said)) return
    if (AT_INTERVALS.test(before) || isOfOtherTrouble(before, after, said) || isOfOldTrouble(before)) return
    if (!isAgo && isOfDoing(before, match[0], after, said)) return
    if (OF_AN_ATTACK.test(before)) return
    if (!isAgo && DAYS[match[2]!.toLowerCase()]! < 1 && isOfOneSpell(before, after, said)) return
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
  for (const [beginning, finding] of BEGINNINGS)
    for (const match of text.matchAll(beginning)) {
      const to = match.index + match[0].length
      if (AGAIN.test(match[0]) || said.otherEvent.test(match[0]) || THAN_THEN.test(match[0])) continue
      if (finding === LONGEST && isOfSomethingElse(text, match.index, to, said)) continue
      if (said.wasFor.test(text.slice(0, match.index) + match[0])) continue
      if (/since/i.test(match[0]) && isAddedLater(text.slice(0, match.index), finding)) continue
      const { before, after } = around(text, match.index, to)
      if (/since/i.test(match[0]) && isOfOtherTrouble(before, after, said)) continue
      if (said.beganElse.test(match[0])) continue
      if (parts.size > 0 && (isOfFever(text, before, after, said) || said.otherSignSince.test(after)))
        continue
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
      const [time] = match
      if (match[1] === undefined) take(Object.assign(match, { 1: match[4], 2: match[5], 3: match[6] }), false)
      else if (!/\b(?:y(?:ea)?rs?|h(?:ou)?rs?|nights?|good)\b/i.test(time)) take(match, false)
    }
  return ofTheTrouble(text, found, parts)
}

/** Where another time is named, one of a pain elsewhere is not how long this has lasted: "for three years my back is stiff". */
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
