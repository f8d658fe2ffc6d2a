import { areMet, findingsOf } from '#engine'
import type { BundleRedFlag, LocationBundle } from '../bundle/bundle.ts'
import type { Problem } from '../content/problem.ts'
import type { Content, Placed } from '../content/read-content.ts'
import { LIKELIHOOD_WORDS } from '../schema/scales.ts'
import type { GapSource } from '../schema/gap.ts'
import { likelihoodOf } from '../content/values.ts'
import { problemAt } from './problem-at.ts'

/** A finding from which one may expect that it is asked wherever its cause can hurt. */
const STRONG = { given: LIKELIHOOD_WORDS.usually, background: LIKELIHOOD_WORDS.seldom }

type Reason = Extract<GapSource, { gap: string }>
type Kind = Exclude<Reason['gap'], 'lost_sign'>

/** Where a dangerous cause, its questions and its rules do not meet. */
export interface Gap {
  kind: Kind
  place: string
  condition?: string
  rule?: string
  finding?: string
  /** The condition or rule to fix. */
  entry: Placed<{ key: string }>
}

/**
 * A dangerous cause is asked about and guarded alike wherever it can hurt: a rule that points to it stands at each of its
 * places, a rule's findings are asked where it stands, an emergency's causes are there, and a sign that nearly proves a
 * cause is asked at all its places. What is otherwise has its reason in gaps.yaml, and no reason stays without its gap.
 */
export function checkGaps(content: Content, bundles: readonly LocationBundle[]): Problem[] {
  const gaps = gapsOf(content, bundles)
  const reasons = content.gaps.filter(
    (entry): entry is Placed<Reason> => 'gap' in entry.value && entry.value.gap !== 'lost_sign',
  )
  return [
    ...problemsOf(gaps.filter((gap) => !reasons.some(({ value }) => covers(value, gap)))),
    ...reasons.flatMap((reason) => stale(reason, gaps)),
  ]
}

/** Every gap, those with a reason too. */
export function gapsOf(content: Content, bundles: readonly LocationBundle[]): Gap[] {
  const places = new Map(bundles.map((bundle) => [bundle.location.key, askedAt(bundle)]))
  const isAsked = askedIn(content, places)
  const ruleEntries = new Map(content.redFlags.map((entry) => [entry.value.key, entry]))
  const dangers = new Map(
    content.conditions.filter(({ value }) => value.danger).map((entry) => [entry.value.key, entry]),
  )
  const gaps: Gap[] = []
  for (const [condition, entry] of dangers) {
    const guarded = new Set(
      bundles
        .filter(({ location, redFlags }) =>
          redFlags.some(
            (rule) =>
              rule.pointsTo.includes(condition) &&
              areMet(rule.when, (finding) => isAsked(finding, location.key)),
          ),
        )
        .map(({ location }) => location.key),
    )
    const here = Object.keys(entry.value.locations)
    if (guarded.size > 0) {
      for (const place of here)
        if (!guarded.has(place)) gaps.push({ kind: 'no_rule', place, condition, entry })
    }
    for (const [finding, value] of Object.entries(entry.value.findings)) {
      const backgrounds = here.flatMap((place) => places.get(place)!.asked.get(finding) ?? [])
      if (backgrounds.length === 0 || Math.max(...backgrounds) > STRONG.background) continue
      if (likelihoodOf(value) < STRONG.given) continue
      for (const place of here) {
        if (!isAsked(finding, place)) gaps.push({ kind: 'asked_elsewhere', place, condition, finding, entry })
      }
    }
  }
  for (const { location, redFlags, conditions } of bundles) {
    const place = location.key
    const known = new Set(conditions.map(({ key }) => key))
    for (const rule of redFlags) {
      const entry = ruleEntries.get(rule.key)!
      if (entry.value.locations !== 'all') {
        for (const finding of new Set(findingsOf(rule))) {
          if (!isAsked(finding, place))
            gaps.push({ kind: 'not_asked', place, rule: rule.key, finding, entry })
        }
      }
      for (const condition of notHere(rule, known, dangers)) {
        gaps.push({ kind: 'not_here', place, rule: rule.key, condition, entry })
      }
    }
  }
  return gaps
}

/** All causes of a rule that knows none at the place; else the emergencies missing among those of an emergency's rule. */
function notHere(
  { level, pointsTo }: BundleRedFlag,
  known: ReadonlySet<string>,
  dangers: ReadonlyMap<string, Placed<{ danger?: { level: string } | undefined }>>,
): string[] {
  const missing = pointsTo.filter((condition) => !known.has(condition))
  if (level === 'routine') return []
  if (missing.length === pointsTo.length) return missing
  if (level !== 'emergency') return []
  return missing.filter((condition) => dangers.get(condition)?.value.danger?.level === 'emergency')
}

interface AskedAt {
  /** Findings asked, with their background. */
  asked: Map<string, number>
  steps: Set<string>
}

function askedAt({ findings, steps }: LocationBundle): AskedAt {
  return {
    asked: new Map(findings.map(({ key, background }) => [key, background])),
    steps: new Set(steps.map(({ key }) => key)),
  }
}

/** Whether a finding is asked at a place: itself, the same sign in other words, or not at all where it makes no sense. */
function askedIn(content: Content, places: ReadonlyMap<string, AskedAt>) {
  const words = new Map<string, string[]>()
  const onlyThere = new Set<string>()
  for (const { value } of content.gaps) {
    if ('same_sign' in value) {
      for (const finding of value.same_sign) {
        words.set(finding, [...(words.get(finding) ?? []), ...value.same_sign])
      }
    }
    if ('only_there' in value) for (const step of value.only_there) onlyThere.add(step)
  }
  const local = new Set(
    content.steps
      .filter(({ value }) => value.marked !== undefined || onlyThere.has(value.key))
      .flatMap(({ value }) => value.options),
  )
  return (finding: string, place: string): boolean =>
    local.has(finding) ||
    [finding, ...(words.get(finding) ?? [])].some((word) => places.get(place)!.asked.has(word))
}

function covers(reason: Reason, { kind, condition, rule, finding, place }: Gap): boolean {
  const among = (names: readonly string[] | undefined, name: string | undefined) =>
    names === undefined || (name !== undefined && names.includes(name))
  return (
    reason.gap === kind &&
    among(reason.conditions, condition) &&
    among(reason.rules, rule) &&
    among(reason.findings, finding) &&
    among(reason.at, place)
  )
}

/** Names in a reason that explain no gap any more. */
function stale(entry: Placed<Reason>, gaps: readonly Gap[]): Problem[] {
  const covered = gaps.filter((gap) => covers(entry.value, gap))
  const named = [
    ['conditions', 'condition'],
    ['rules', 'rule'],
    ['findings', 'finding'],
    ['at', 'place'],
  ] as const
  return named.flatMap(([list, field]) =>
    (entry.value[list] ?? []).flatMap((name, index) =>
      covered.some((gap) => gap[field] === name)
        ? []
        : [problemAt(entry, [list, index], `${name} has no such gap any more`, 'take it out of this reason')],
    ),
  )
}

/** One problem for each thing to fix, with all the places it is to be mended at. */
function problemsOf(gaps: readonly Gap[]): Problem[] {
  const alike = new Map<string, Gap[]>()
  for (const gap of gaps) {
    const about = [gap.kind, gap.condition, gap.rule, gap.finding].join(' ')
    alike.set(about, [...(alike.get(about) ?? []), gap])
  }
  return [...alike.values()].map((group) => {
    const { kind, condition, rule, finding, entry } = group[0]!
    const at = group.map(({ place }) => place).join(', ')
    const reason = 'or give the reason in gaps.yaml'
    switch (kind) {
      case 'no_rule':
        return problemAt(
          entry,
          ['locations'],
          `no red flag that points to it can hold at ${at}, though it does elsewhere`,
          `let one of its rules stand there and ask its findings, ${reason}`,
        )
      case 'not_asked':
        return problemAt(
          entry,
          ['when'],
          `it names ${finding}, which nothing asks at ${at}`,
          `ask it there, leave out the place, name the same sign as it is asked there, ${reason}`,
        )
      case 'not_here':
        return problemAt(
          entry,
          ['points_to'],
          `it points to ${condition}, which is not at ${at}`,
          `add the places to ${condition}, do not point to it, ${reason}`,
        )
      case 'asked_elsewhere':
        return problemAt(
          entry,
          ['findings', finding!],
          `${finding} nearly proves it and is asked at some of its places, but not at ${at}`,
          `ask it there, name the same sign as it is asked there, ${reason}`,
        )
    }
    throw new Error(`${rule ?? condition} has a gap of no kind`)
  })
}
