import { findingsOf } from '#engine'
import type { LocationBundle } from '../bundle/bundle.ts'
import type { Problem } from '../content/problem.ts'
import type { Content, Placed } from '../content/read-content.ts'
import type { GapSource } from '../schema/gap.ts'
import { problemAt } from './problem-at.ts'

type Reason = Extract<GapSource, { asked_later: string[] }>

/** A rule of an emergency at a place where no question that is sure to come asks for any of its findings. */
interface AskedLater {
  rule: string
  place: string
}

/**
 * Of each emergency rule one finding at least is asked at each of its places by the danger-sign screen, right after it, or
 * before anybody is sent home: what is missing is then asked before the questions end. Others are asked when they tell about
 * the cause, and offered one by one before the result; gaps.yaml says why that is enough.
 */
export function checkAskedFirst(content: Content, bundles: readonly LocationBundle[]): Problem[] {
  const reasons = content.gaps.filter((entry): entry is Placed<Reason> => 'asked_later' in entry.value)
  const later = bundles.flatMap(askedLaterIn)
  const entries = new Map(content.redFlags.map((entry) => [entry.value.key, entry]))
  const unexplained = new Map<string, string[]>()
  for (const each of later) {
    if (reasons.some(({ value }) => covers(value, each))) continue
    unexplained.set(each.rule, [...(unexplained.get(each.rule) ?? []), each.place])
  }
  return [
    ...[...unexplained].map(([rule, places]) =>
      problemAt(
        entries.get(rule)!,
        ['when'],
        `nobody is sure to be asked any of its findings at ${places.join(', ')}`,
        'name a question about them under screen or opening of the place, or give the reason in gaps.yaml',
      ),
    ),
    ...reasons.flatMap((reason) => stale(reason, later)),
  ]
}

function askedLaterIn({ location, steps, redFlags }: LocationBundle): AskedLater[] {
  const { screen, opening, openingFor = [] } = location
  const first = new Set([...screen, ...opening, ...openingFor.map(({ step }) => step)])
  const asked = new Set(
    steps
      .filter(({ key, beforeComfort }) => beforeComfort || first.has(key))
      .flatMap(({ options }) => options),
  )
  return redFlags
    .filter((rule) => rule.level === 'emergency' && !findingsOf(rule).some((finding) => asked.has(finding)))
    .map(({ key }) => ({ rule: key, place: location.key }))
}

function covers({ asked_later: rules, at }: Reason, { rule, place }: AskedLater): boolean {
  return rules.includes(rule) && (at?.includes(place) ?? true)
}

/** Names in a reason that need none any more. */
function stale(entry: Placed<Reason>, later: readonly AskedLater[]): Problem[] {
  const covered = later.filter((each) => covers(entry.value, each))
  const lists = [
    ['asked_later', 'rule'],
    ['at', 'place'],
  ] as const
  return lists.flatMap(([list, field]) =>
    (entry.value[list] ?? []).flatMap((name, index) =>
      covered.some((each) => each[field] === name)
        ? []
        : [problemAt(entry, [list, index], `${name} is asked first`, 'take it out of this reason')],
    ),
  )
}
