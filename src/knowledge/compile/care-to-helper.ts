import { onceEach } from './once-each.ts'
import { saidOfThem } from './to-helper.ts'

/** What somebody does with their own body: whoever helps can only let them. What is done with a hand, a helper can do. */
const THEIR_ACTS = [
  'avoid (?:alcohol|bending|chewing|coffee|deep|heavy|high|kneeling|lifting|long|sitting|spicy|sport|squatting|standing|straining)',
  'bend|breathe|build up|change (?:position|posture)|chew|climb|cut down|cycle|drink|eat|exercise|get up|go back to|grip',
  'keep (?:active|moving|still|walking|warm)|lie|lift less|move(?! (?:it|them|the (?:child|baby)))|pass urine',
  'rest(?! (?:it|the|them)\\b|, (?:a|cold|drinks|warmth)\\b| and cool cloths)|rinse|roll|run|sip',
  'sit(?! down(?: and (?:go|call)|, rest and unlock))|sleep|spit|stand|stay(?! alone)',
  'stop (?:alcohol|drinking|running|smoking|sport|tobacco|walking)|strengthen|stretch|swallow|swim|train|turn',
  'walk|warm up|wear',
].join('|')
const NOT_TO_DO = [
  'bend|bite|carry|chew|climb|cross|cycle|do|drink|drive(?! yourself)|eat|fast|grip|hold your|jump|kneel|lie|lift|run|sit|sleep|smoke',
  'squat|stand|stop moving|strain|stretch|swallow|swim|twist|walk|wear|work',
].join('|')
const TABLETS = 'anti-inflammatory|aspirin|ibuprofen|laxative|painkillers|paracetamol|simple painkillers'

const START = '(?<=^|[.;:] )'
const RULES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${START}(do not) (?=(?:${NOT_TO_DO})\\b)`, 'gi'), '$1 let them '],
  [new RegExp(`${START}(?=(?:${THEIR_ACTS})\\b)`, 'gi'), 'let them '],
  // "Lie down and do not eat or drink": what must not be is a sentence of its own.
  [
    new RegExp(`(?<=let them [^.;:]*)(?:,| and|, and) do not (?=(?:${NOT_TO_DO})\\b)`, 'gi'),
    '. Do not let them ',
  ],
  [/(?<=let them [^.;:]* but do not )(?=stop moving)/gi, 'let them '],
  [/(?<=not let them [^.;:]*, and )(?=(?:drink|rest)\b)/gi, 'let them '],
  [/(?<=^|[.;:] )do not stay alone and do not drive\b/gi, 'Do not leave them alone or let them drive'],
  [/(?<=let them drive) and do not stay alone\b/gi, ', and do not leave them alone'],
  [
    new RegExp(`(?<=^|[.;:] |fever |pain |looked, )take (?=(?:only |no )?(?:${TABLETS})\\b)`, 'gi'),
    'give them ',
  ],
  [/\bweigh yourself\b/g, 'weigh themselves'],
]

/** Advice to whoever helps already. */
const IS_FOR_HELPER = /\b(?:child|baby|somebody|anybody|anyone|let them)\b/i

/** A line of self-care, said to whoever helps: "Rest and drink enough." becomes "Let them rest and drink enough." */
export const careToHelper = onceEach((line) => {
  if (IS_FOR_HELPER.test(line)) return saidOfThem(line)
  const said = RULES.reduce((words, [from, to]) => words.replaceAll(from, to), line)
  if (said === line) return saidOfThem(line)
  const lowered = said.replaceAll(/(?<=let them )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
  return saidOfThem(lowered.replaceAll(/(?<=^|\. )\p{Ll}/gu, (letter) => letter.toUpperCase()))
})
