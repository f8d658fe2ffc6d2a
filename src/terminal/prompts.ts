import type { Assessment, Key, Triage, WordsFollowUp } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import type { DangerMention, DangerWords, Mention, PlaceMention } from '#listening'
import type { Prompt } from './prompt.ts'
import { resultOf } from './result.ts'

/** Own words to check, with what they lead to. */
export interface UncheckedWords {
  words: string
  followUp: WordsFollowUp<Mention, DangerMention>
  places: readonly PlaceMention[]
}

/** A step as asked now: with what own words have stated of it, or name as a possible danger. */
export function stepPrompt(
  bundle: LocationBundle,
  step: Key,
  {
    part,
    heard,
    news,
  }: { part: 'screen' | 'interview'; heard?: Key | undefined; news?: string[] | undefined },
  assessment: Assessment,
): Extract<Prompt, { kind: 'step' }> {
  const { kind, question, why } = bundle.steps.find(({ key }) => key === step)!
  const options = assessment.offeredAt(step)
  const stated = options.filter((option) => assessment.stated[option] === true)
  return {
    kind: 'step',
    part,
    step,
    type: kind,
    question,
    why,
    options: options.map((option) => ({ key: option, label: labelOf(bundle, option) })),
    ...(stated.length > 0 && { told: stated }),
    ...(heard !== undefined && { heard }),
    ...(news && { news }),
  }
}

/** What was understood of own words, to confirm. */
export function mentionsPrompt(
  bundle: LocationBundle,
  { words, followUp: { mentions, known, advise }, places }: UncheckedWords,
  dangers: readonly DangerWords[],
): Extract<Prompt, { kind: 'mentions' }> {
  const said = ({ finding, holds, quote }: Mention) => ({
    finding,
    label: holds ? presentOf(bundle, finding) : absentOf(bundle, finding),
    holds,
    quote: words.slice(...quote),
  })
  return {
    kind: 'mentions',
    urgent: advise.flatMap(({ danger }) => dangers.find(({ key }) => key === danger)?.say ?? []),
    mentions: mentions.map(said),
    known: known.map(said),
    places: places.map(({ place, name, quote }) => ({
      place,
      question: `You also mentioned the ${name}. Does it hurt there too?`,
      quote: words.slice(...quote),
    })),
    note: mentions.length + known.length + places.length === 0 ? NOTHING_FOUND : KEPT,
  }
}

const NOTHING_FOUND =
  'We found nothing in it that we ask about, so it does not change the result. Your words stay in the result, for your doctor.'
const KEPT =
  'What you confirm counts, as the sentence stands: true to one that says "not" agrees with the "not". What we did not understand does not change the result; all your words stay in it, for your doctor.'

/** What became of words in which there is nothing to confirm. */
export function noteOf({ known, note }: Extract<Prompt, { kind: 'mentions' }>): string {
  if (known.length === 0) return note
  return `This counts already: ${known.map(mentioned).join('; ')}. ${note}`
}

/** A mention as a sentence, with the words it was taken from. */
export function mentioned({ label, quote }: { label: string; quote: string }): string {
  return `${label}  ("${quote}")`
}

/** What is still open, save what they did not agree with of their own words. */
export function anythingElsePrompt(
  bundle: LocationBundle,
  { openFindings }: Assessment,
  isRefused: (finding: Key) => boolean,
): Prompt {
  return {
    kind: 'anything_else',
    question: 'Anything else you noticed?',
    options: openFindings
      .filter((key) => !isRefused(key))
      .map((key) => ({ key, label: presentOf(bundle, key) })),
  }
}

/** At an emergency, whether to go on: with the questions that are left, or by adding something else. */
export function goOnPrompt(
  bundle: LocationBundle,
  assessment: Assessment,
  ownWords: readonly string[],
  may: { ask: boolean; tell: boolean },
): Prompt {
  return {
    kind: 'go_on',
    result: resultOf(bundle, assessment, ownWords),
    question:
      'Go on with a few more questions, for those who help? Only if somebody else makes the call, or help is on the way.',
    options: [
      ...(may.ask ? [{ key: 'yes', label: 'Yes' } as const] : []),
      ...(may.tell ? [{ key: 'tell', label: 'Tell something else you noticed' } as const] : []),
      { key: 'no', label: 'No' },
    ],
  }
}

/** What to do about danger signs of an emergency that were not there before; undefined where there are none. */
export function newsSince(bundle: LocationBundle, before: Triage, now: Triage): string[] | undefined {
  const known = new Set(before.reasons.flatMap((reason) => (reason.kind === 'red_flag' ? [reason.rule] : [])))
  const news = now.reasons.flatMap((reason) => {
    if (reason.kind !== 'red_flag' || reason.level !== 'emergency' || known.has(reason.rule)) return []
    const { title, do: advice } = bundle.redFlags.find(({ key }) => key === reason.rule)!
    return [`${title}. ${advice}`]
  })
  return news.length > 0 ? news : undefined
}

/** Answers that every question of a self-test has. */
const OF_EVERY_SELF_TEST = [
  { key: 'not_sure', label: 'Not sure' },
  { key: 'cannot', label: "I can't or shouldn't do this" },
]

export function selfTestPrompts(
  bundle: LocationBundle,
  selfTest: Key,
): Extract<Prompt, { kind: 'self_test' }>[] {
  const test = bundle.selfTests.find(({ key }) => key === selfTest)!
  return test.questions.map(({ key, question, options }) => ({
    kind: 'self_test',
    selfTest,
    name: test.name,
    instructions: test.instructions,
    notIf: test.notIf.say,
    stopIf: test.stopIf,
    question: key,
    text: question,
    options: [...options.map((option) => ({ key: option.key, label: option.label })), ...OF_EVERY_SELF_TEST],
  }))
}

/** A finding as a sentence that stands without its question, as pages say it. */
function presentOf({ findings }: LocationBundle, finding: Key): string {
  return findings.find(({ key }) => key === finding)!.present
}

/** As somebody agrees with it who has it not. */
function absentOf(bundle: LocationBundle, finding: Key): string {
  const { absent } = bundle.findings.find(({ key }) => key === finding)!
  return absent ?? `Not: ${labelOf(bundle, finding)}`
}

function labelOf({ findings }: LocationBundle, finding: Key): string {
  return findings.find(({ key }) => key === finding)?.label ?? finding
}
