import type { LocationBundle } from './bundle.ts'

/** Below this age in years somebody else answers, whoever it was said to be for. */
const ANSWERS_FROM_YEARS = 12

/** Whether who answers is not the person in pain. */
export function isAnsweredFor(who: 'me' | 'child' | 'other', age: { max: number } | undefined): boolean {
  return who !== 'me' || (age !== undefined && age.max < ANSWERS_FROM_YEARS)
}

/** What stays the reader's own, whoever is in pain: they make the call, press and treat, and see that a child is pale. */
const OF_READER =
  /\b(?:your (?:local emergency number|phone|emergency number|device)|have you noticed|when you press|you can (?:begin|start|treat(?: this yourself)?))\b/gi

/** After these "you" is an object. What follows a preposition or one of these verbs is somebody something is done to. */
const BEFORE_OBJECT = new Set(
  `about against around at behind beside between by for from in into near of off on onto over through to
   toward towards under up upon with without wake wakes woke make makes made hurt hurts stop stops stopped let lets help helps
   give gives gave tell tells told bit stung hit keep keeps kept take takes took bring brings brought send sends ask asks show
   shows leave leaves left examine see sees catch caught touch touches move moves hold holds cover bother bothers suit suits
   drive throw pull pulls carry cost awaken sit sits set sets drives`.split(/\s+/),
)

/** Between these and a comma stands who does it: "Did you, or somebody near you, …?" */
const BEFORE_SUBJECT = new Set('are can did do have may were will would'.split(' '))

const MEMBERS: Readonly<Record<string, string>> = {
  your: 'their',
  yours: 'theirs',
  yourself: 'themselves',
  "you're": "they're",
  "you've": "they've",
  "you'd": "they'd",
  "you'll": "they'll",
  my: 'their',
  mine: 'theirs',
  myself: 'themselves',
  me: 'them',
  "i'm": "they're",
  "i've": "they've",
  "i'd": "they'd",
  "i'll": "they'll",
}

/**
 * A text addressed to the person in pain, said of them to somebody who answers for them: "Do you have a fever?" becomes "Do
 * they have a fever?". "You" and "they" take the same forms of the verb; "I am" and "I was" alone need another.
 * @param more what is to be said otherwise besides, or held: worked out when content/ is compiled, and in `they` of the bundle
 */
export function ofThem(
  text: string,
  more: (words: string, hold: (kept: string) => string) => string = (words) => words,
): string {
  const kept: string[] = []
  const hold = (words: string) => `\uE000${kept.push(words) - 1}\uE000`
  const held = more(text.replaceAll(OF_READER, hold), hold)
  const said = held.replaceAll(
    /(?:(\p{L}+)(\s+))?(\b(?:I|[Yy]ou|[Yy]our|[Yy]ours|[Yy]ourself|[Mm]y|[Mm]e|[Mm]ine|[Mm]yself)\b(?:'(?:m|re|ve|d|ll)\b)?)(\s+(?:am|was)\b)?/gu,
    (
      match,
      before: string | undefined,
      space = '',
      word: string,
      verb: string = '',
      at: number,
      words: string,
    ) => {
      const known = MEMBERS[word.toLowerCase()]
      const isLast = /^\s*(?:[.,;:?!)]|$)/.test(words.slice(at + match.length))
      const isObject =
        before !== undefined &&
        !BEFORE_SUBJECT.has(before.toLowerCase()) &&
        (BEFORE_OBJECT.has(before.toLowerCase()) || isLast)
      const other = known ?? (word !== 'I' && isObject && verb === '' ? 'them' : 'they')
      const isFirst = before === undefined && /^[A-Z]/.test(word) && word !== 'I'
      const plural = verb.replace(/am$/, 'are').replace(/was$/, 'were')
      const start = before === undefined ? '' : `${before}${space}`
      return `${start}${isFirst ? other[0]!.toUpperCase() + other.slice(1) : other}${plural}`
    },
  )
  return said
    .replaceAll(/\uE000(\d+)\uE000/g, (_, at: string) => kept[Number(at)]!)
    .replace(/^\p{Ll}/u, (first) => (/^\p{Lu}/u.test(text) ? first.toUpperCase() : first))
    .replaceAll(/([.?!]\s+)(they)\b/g, (_, end: string) => `${end}They`)
}

/** How a text of a bundle that speaks to the reader is said of somebody else. @param they of the bundle */
export const sayOf = (they: LocationBundle['they']) => (text: string) => they?.[text] ?? ofThem(text)

type Texts = Pick<LocationBundle, 'steps' | 'findings' | 'conditions' | 'redFlags'>

/**
 * Texts that speak of the person in pain to somebody who answers for them: as the bundle has them, in other languages what the
 * translator wrote, of English only the advice at danger signs; all other English by its rules.
 */
export function inThirdPerson({
  steps,
  findings,
  conditions,
  redFlags,
  they,
}: Texts & Pick<LocationBundle, 'they'>): Texts {
  const said = sayOf(they)
  return {
    steps: steps.map((step) => ({
      ...step,
      question: said(step.question),
      why: said(step.why),
      hint: step.hint && said(step.hint),
    })),
    findings: findings.map((finding) => ({
      ...finding,
      label: said(finding.label),
      present: said(finding.present),
      absent: finding.absent && said(finding.absent),
    })),
    conditions: conditions.map((condition) => ({
      ...condition,
      description: said(condition.description),
      see: said(condition.see),
      seeUntimed: condition.seeUntimed && said(condition.seeUntimed),
      selfCare: condition.selfCare.map(said),
      getHelp: condition.getHelp.map((line) => ({ ...line, say: said(line.say) })),
    })),
    redFlags: redFlags.map((rule) => ({
      ...rule,
      title: said(rule.title),
      do: said(rule.do),
      doUntimed: rule.doUntimed && said(rule.doUntimed),
      marks: rule.marks?.map((mark) => ({ ...mark, short: mark.short && said(mark.short) })),
      where: said(rule.where),
      sooner: rule.sooner && said(rule.sooner),
      because: said(rule.because),
    })),
  }
}
