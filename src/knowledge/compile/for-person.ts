import type { Person } from '#engine'

type Who = Pick<Person, 'sex' | 'age'>

/** A number of years that is no time: "after 50", not "after 50 minutes". */
const YEARS = '(\\d\\d?)(?: years?)?(?! (?:hours?|days?|weeks?|months?|minutes?|times|cm|of)\\b)(?![\\d.])'
/** Words for an age, with the people they hold for. */
const AGES: readonly { says: RegExp; holds: (age: Who['age'], from: number, to: number) => boolean }[] = [
  {
    says: new RegExp(`\\bfrom (?:about )?(\\d\\d?) to ${YEARS}`, 'i'),
    holds: (age, from, to) => age.min <= to && age.max >= from,
  },
  { says: new RegExp(`\\bfrom (?:about )?${YEARS} on\\b`, 'i'), holds: (age, from) => age.max >= from },
  { says: /\bfrom (\d\d) years\b/i, holds: (age, from) => age.max >= from },
  { says: /\b(\d\d)_or_older\b/i, holds: (age, from) => age.max >= from },
  {
    says: new RegExp(`\\b(?:new|change|began|over) (?:after |over )?([3-9]\\d)(?! )`, 'i'),
    holds: (age, from) => age.max >= from,
  },
  {
    says: new RegExp(
      `\\b(?:after|over) ([3-9]\\d)\\b(?! (?:hours?|days?|weeks?|months?|minutes?|times|cm|of|percent)\\b)`,
      'i',
    ),
    holds: (age, from) => age.max >= from,
  },
  { says: new RegExp(`\\bunder ${YEARS}\\b`, 'i'), holds: (age, under) => age.min < under },
]
const OF_SMALL_CHILDREN = /\bin a small child\b/i
const SMALL_CHILD_YEARS = 11
/** An advice about what to do with a child, and nobody else, that is one sentence. */
const OF_A_CHILD =
  /^(?:(?:take|have|let|for|with|in) )?(?:an?|the) (?:older )?(?:small )?(?:child|baby)\b(?!.*(?:[.!?;] |\bpregnan|\banyone\b))/i
export const GROWN_YEARS = 18
const OF_PREGNANCY = /\b(?:pregnan|breastfeed)/i
const FERTILE_YEARS = { min: 12, max: 54 }

/**
 * Advice for a person: without what it says of other ages, of small children and of pregnancy. Empty where it is about others
 * alone. Never touches what holds for everybody.
 */
export function forPerson(advice: string, who: Who): string {
  if (who.age.min >= GROWN_YEARS && OF_A_CHILD.test(advice)) return ''
  const sentences = advice
    .replaceAll(/(\d\d?) or older/g, '$1_or_older')
    .split(/(?<=[.!?;]) /)
    .map((sentence) => sentenceFor(sentence, who))
    .filter((sentence) => sentence !== '')
  return sentences
    .map((sentence, at) => {
      const isNew = at === 0 || /[.!?]$/.test(sentences[at - 1]!)
      const begun = isNew ? sentence[0]!.toUpperCase() + sentence.slice(1) : sentence
      return at === sentences.length - 1 ? begun.replace(/;$/, '.') : begun
    })
    .join(' ')
    .replaceAll('_or_older', ' or older')
}

function sentenceFor(sentence: string, who: Who): string {
  if (/^(?:women|men)\b/i.test(sentence) && /^women/i.test(sentence) !== (who.sex === 'female')) return ''
  const [first = '', ...others] = sentence.split(/(?=, |(?<!,) (?:or|and) |: )/)
  if (!fitsAge(first, who) || (/^in pregnancy/i.test(first) && !canBePregnant(who))) return ''
  const kept = others.filter((part) => fitsAge(part, who) && (!OF_PREGNANCY.test(part) || canBePregnant(who)))
  if (others.some((part) => part.startsWith(': ') && !kept.includes(part))) return ''
  if (kept.length === others.length) return sentence
  const end = /[.!?;]$/.exec(sentence)?.[0] ?? ''
  const words = [first, ...joined(kept, others)].join('').replace(/[.!?;]$/, '')
  return words + end
}

/** "with blood, weight loss, or a change" has lost its end: "with blood or weight loss". */
function joined(kept: readonly string[], all: readonly string[]): readonly string[] {
  const lastWord = /^,? (or|and) /.exec(all.at(-1) ?? '')?.[1]
  const last = kept.at(-1)
  if (!lastWord || last === undefined || kept.includes(all.at(-1)!) || !last.startsWith(', ')) return kept
  return /^, (?:or|and) /.test(last) ? kept : [...kept.slice(0, -1), ` ${lastWord} ${last.slice(2)}`]
}

function fitsAge(part: string, { age }: Who): boolean {
  if (OF_SMALL_CHILDREN.test(part) && age.min > SMALL_CHILD_YEARS) return false
  return AGES.every(({ says, holds }) => {
    const found = says.exec(part)
    return found === null || holds(age, Number(found[1]), Number(found[2] ?? found[1]))
  })
}

function canBePregnant({ sex, age }: Who): boolean {
  return sex === 'female' && age.min <= FERTILE_YEARS.max && age.max >= FERTILE_YEARS.min
}
