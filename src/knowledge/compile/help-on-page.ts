import { SEVERITY } from '#engine'
import { adviceSentences } from '../bundle/advice.ts'
import type { DangerSign, HelpGroup } from '../bundle/conditions.ts'
import { adviceOf } from '../content/advice.ts'
import { byKey, type Content } from '../content/read-content.ts'
import type { ConditionSource } from '../schema/condition.ts'
import type { RedFlagSource } from '../schema/red-flag.ts'
import { marksOf } from './advice-marks.ts'
import { sayOf } from './help.ts'
import { mainPlaceOf } from './main-place.ts'

type Line = ConditionSource['get_help'][number]
type TiedLine = Exclude<Line, string>
type Level = HelpGroup['level']

const MOST_DANGER_SIGNS = 6
const MOST_TITLES = 3
const LEVELS: readonly Level[] = ['emergency', 'urgent', 'routine']

/** How a line that is tied to no sign says how soon; what says neither can wait for days. */
const SAYS: Record<Exclude<Level, 'routine'>, RegExp> = {
  emergency: /\b(?:now|112|108|at once|ambulance)\b/i,
  urgent: /\btoday\b/i,
}
/** Of an emergency, whose advice above it says so. */
const ONLY_CALLS = /^(?:Now: call|Call) 112\b[^.;]*\.$/

/**
 * When to get help for a condition, worst first. The lines of its file and the danger rules that point to it often name the
 * same sign: it is shown once. A rule stays out where lines name all that meets it, and a line where rules name all it does.
 */
export function helpOnPage(condition: ConditionSource, content: Content): HelpGroup[] {
  const { urgency, get_help: all, see } = condition
  const named = byKey(content.actions)
  const lines = all.filter(
    (line) => !(urgency === 'emergency' && typeof line === 'string' && ONLY_CALLS.test(line)),
  )
  const rules = eachOnce(
    rulesOf(condition, content).filter(
      (rule) => !waysOf(rule).every((way) => lines.some((line) => lineTells(line, rule, way))),
    ),
  ).slice(0, MOST_DANGER_SIGNS)
  const left = lines.filter((line) => !isToldByRules(line, rules))
  const alike = (some: readonly RedFlagSource[]): DangerSign[] => {
    const titles = new Map<string, string[]>()
    for (const rule of some) {
      const { do: advice } = adviceOf(rule, named)
      titles.set(advice, [...(titles.get(advice) ?? []), rule.title])
    }
    return [...titles].map(([advice, same]) => ({
      titles: fewest(same),
      do: advice,
      ...beyond(see, advice),
    }))
  }
  return LEVELS.map((level) => ({
    level,
    lines: left.filter((line) => levelOf(line) === level).map(sayOf),
    dangerSigns: alike(rules.filter((rule) => rule.level === level)),
  })).filter((group) => group.lines.length + group.dangerSigns.length > 0)
}

/** The rules that point to it, worst first, and first where it mostly hurts; those that say the same at several places once. */
function rulesOf(condition: ConditionSource, { redFlags }: Content): RedFlagSource[] {
  const { key } = condition
  const place = mainPlaceOf(condition)
  const rules = redFlags
    .map(({ value }) => value)
    .filter(({ points_to, level }) => level !== 'routine' && points_to?.includes(key))
    .toSorted((a, b) => SEVERITY[b.level] - SEVERITY[a.level] || elsewhere(a, place) - elsewhere(b, place))
  const byTitle = new Map(rules.toReversed().map((rule) => [rule.title, rule]))
  return rules.filter((rule) => byTitle.get(rule.title) === rule)
}

/** Without those all of whose signs one before names. */
function eachOnce(rules: readonly RedFlagSource[]): RedFlagSource[] {
  const kept: RedFlagSource[] = []
  for (const rule of rules)
    if (!waysOf(rule).every((way) => kept.some((other) => ruleTells(other, rule, way)))) kept.push(rule)
  return kept
}

function elsewhere({ locations }: RedFlagSource, place: string): number {
  return locations === 'all' || locations.includes(place) ? 0 : 1
}

/** Each set of signs that is just enough for a rule, as far as it names them one by one. */
function waysOf({ when: { all = [], any = [], at_least: least } }: RedFlagSource): string[][] {
  const some = any.length > 0 ? any.map((sign) => [...all, sign]) : [[...all]]
  return least ? some.flatMap((way) => chosen(least.of, least.count).map((more) => [...way, ...more])) : some
}

function chosen(signs: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return signs.flatMap((sign, at) => chosen(signs.slice(at + 1), count - 1).map((rest) => [sign, ...rest]))
}

function lineTells(line: Line, rule: RedFlagSource, way: readonly string[]): boolean {
  if (typeof line === 'string' || SEVERITY[line.level] < SEVERITY[rule.level] || line.age) return false
  return groupsOf(line).some((signs) => signs.every((sign) => way.includes(sign)))
}

/** Whoever has these signs meets the rule, which sends them there as fast as the other. */
function ruleTells(
  rule: RedFlagSource,
  other: Pick<RedFlagSource, 'level'>,
  signs: readonly string[],
): boolean {
  if (SEVERITY[rule.level] < SEVERITY[other.level] || rule.when.age || rule.when.sex) return false
  return waysOf(rule).some((way) => way.every((sign) => signs.includes(sign)))
}

/** A line that says two times stays: rules say only what is worse. */
function isToldByRules(line: Line, rules: readonly RedFlagSource[]): boolean {
  if (typeof line === 'string' || saysTwoTimes(line.say)) return false
  return groupsOf(line).every((signs) => rules.some((rule) => ruleTells(rule, line, signs)))
}

function saysTwoTimes(say: string): boolean {
  return SAYS.emergency.test(say) ? SAYS.urgent.test(say) || /\bwithin\b/.test(say) : false
}

function groupsOf({ when }: TiedLine): string[][] {
  return when.map((signs) => [signs].flat())
}

function levelOf(line: Line): Level {
  if (typeof line !== 'string') return line.level
  if (SAYS.emergency.test(line)) return 'emergency'
  return SAYS.urgent.test(line) ? 'urgent' : 'routine'
}

/** Some of the titles shown together, each sign once: "Strong pain, with fever" beside "Strong pain" is one of it. */
function fewest(titles: readonly string[]): string[] {
  const plain = (title: string) => title.toLowerCase().replaceAll(/\b(?:the|your|an?) /g, '')
  return titles
    .filter((title) => !titles.some((other) => other !== title && title.startsWith(`${other},`)))
    .filter((title, at, all) => all.findIndex((other) => plain(other) === plain(title)) === at)
    .slice(0, MOST_TITLES)
}

/** An advice without the numbers to call, and what of it was said before it, if it begins with the same. */
function beyond(before: string, advice: string): Pick<DangerSign, 'said' | 'marks'> {
  const marks = marksOf(advice)
  const known = wordsOf(before, marksOf(before))
  const sentences = wordsOf(advice, marks)
  const said = sentences.flatMap((sentence, at) => (known.includes(sentence) ? at : []))
  const short = marks?.flatMap(({ at, short }) => (short === undefined ? [] : { at, short })) ?? []
  return {
    ...(sentences[0] === known[0] && { said }),
    ...(short.length > 0 && { marks: short }),
  }
}

function wordsOf(...advice: Parameters<typeof adviceSentences>): string[] {
  return adviceSentences(...advice).map(({ say }) => say)
}
