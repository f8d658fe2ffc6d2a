import { ALSO_GIVEN, ALSO_OTHERWISE, ELSEWHERE_SIGNS_SHARE, ELSEWHERE_TIMES } from './constants.ts'
import { areMet } from './red-flag.ts'
import type { Condition, Finding, Key, Knowledge, RedFlagRule, Step } from './knowledge.ts'

/** The step, never asked, that holds the other places that hurt; its options are `alsoFinding` of each. */
export const ALSO_HURTS: Key = 'also_hurts'

/** The finding that another place hurts as well. */
export function alsoFinding(place: Key): Key {
  return `also_${place}`
}

/** What a joined place needs besides what the engine reasons with, such as texts. */
export interface JoinedWording<Bundle extends Knowledge> {
  /** The step `ALSO_HURTS` and the finding of each other place, from what the engine needs of them. */
  step: (step: Step) => Bundle['steps'][number]
  finding: (finding: Finding, place: Bundle) => Bundle['findings'][number]
  /** A question of another place, so that it says which pain it is about. */
  askedOf: (step: Bundle['steps'][number], place: Bundle) => Bundle['steps'][number]
}

/**
 * The knowledge about a place together with what other places that hurt as well add to it: their danger signs are asked
 * and judged too, the dangerous causes those can mean count with a small prior, a cause that is known at another of
 * the places is favoured over one that does not explain it, and what is asked there may be asked here, where it is
 * evidence about such a cause. Causes known at another place alone do not compete: they leave the main pain unexplained.
 * Without others it is the place's own knowledge.
 */
export function joinPlaces<Bundle extends Knowledge>(
  main: Bundle,
  others: readonly Bundle[],
  wording: JoinedWording<Bundle>,
): Bundle {
  const elsewhere = others.filter(({ location }) => location.key !== main.location.key)
  if (elsewhere.length === 0) return main
  const steps = [...main.steps, wording.step(alsoStep(elsewhere))] as Bundle['steps']
  const findings = [
    ...main.findings,
    ...elsewhere.map((place) => wording.finding(alsoFindingOf(place.location.key), place)),
  ]
  const redFlags = [...main.redFlags]
  const screen = [...main.location.screen]
  const places = elsewhere.map((place) => withoutPainAt(place, main.location.key))
  const conditions = main.conditions.map((condition) => explaining(condition, places, ELSEWHERE_SIGNS_SHARE))
  const isKnown = (finding: Key) => findings.some(({ key }) => key === finding)
  const isListed = (finding: Key) => conditions.some(({ likelihoods }) => Object.hasOwn(likelihoods, finding))
  for (const place of places) {
    addMissing(screen, place.location.screen, (key) => key)
    for (const step of place.steps) {
      const { key, options, dependsOnAny } = step
      const isTelling = options.some(isListed) && (dependsOnAny.length === 0 || dependsOnAny.some(isKnown))
      if (!isTelling && !place.location.screen.includes(key)) continue
      addMissing(steps, [wording.askedOf(step, place)], keyOf)
      const asked = place.findings.filter((finding) => options.includes(finding.key))
      addMissing(findings, asked, keyOf)
    }
    const rules = place.redFlags.filter((rule) => rule.level !== 'routine' && canHold(rule, findings))
    addMissing(redFlags, rules, keyOf)
    const meant = new Set(rules.flatMap(({ pointsTo = [] }) => pointsTo))
    addMissing(
      conditions,
      place.conditions
        .filter(({ key, danger }) => danger !== undefined && meant.has(key))
        .map((condition) => explaining(fromElsewhere(condition), places, 1)),
      keyOf,
    )
  }
  return {
    ...main,
    location: { ...main.location, screen },
    steps,
    findings,
    redFlags,
    conditions,
  }
}

function alsoStep(places: readonly Knowledge[]): Step {
  return {
    key: ALSO_HURTS,
    kind: 'multiple',
    options: places.map(({ location }) => alsoFinding(location.key)),
    dependsOnAny: [],
    neverAsked: true,
  }
}

function alsoFindingOf(place: Key): Finding {
  return { key: alsoFinding(place), background: ALSO_OTHERWISE, group: ALSO_HURTS, leaveOutOfCall: true }
}

/**
 * A condition that expects pain at each of the other places it is known at, unless it says itself how often. What is
 * asked there alone it brings in a share of people as often as it does there, in the others as often as anything does.
 */
function explaining<Cause extends Condition>(
  condition: Cause,
  places: readonly Knowledge[],
  share: number,
): Cause {
  const likelihoods: Condition['likelihoods'] = {}
  for (const { location, conditions, findings } of places) {
    const there = conditions.find(({ key }) => key === condition.key)
    if (!there) continue
    const backgroundOf = new Map(findings.map(({ key, background }) => [key, background]))
    for (const [finding, p] of Object.entries(there.likelihoods)) {
      likelihoods[finding] = share * p + (1 - share) * (backgroundOf.get(finding) ?? p)
    }
    likelihoods[alsoFinding(location.key)] = ALSO_GIVEN
  }
  return { ...condition, likelihoods: { ...likelihoods, ...condition.likelihoods } }
}

/**
 * Another place whose causes don't expect what only says that the main place hurts too: "new strong pain in the belly", asked
 * of a back, is evidence for a stone there, and none of somebody who came for the belly. Rules still count it.
 */
function withoutPainAt<Bundle extends Knowledge>(place: Bundle, main: Key): Bundle {
  const saysSo = new Set(place.findings.filter(({ painAt }) => painAt?.includes(main)).map(keyOf))
  if (saysSo.size === 0) return place
  const conditions = place.conditions.map((condition) => ({
    ...condition,
    likelihoods: Object.fromEntries(
      Object.entries(condition.likelihoods).filter(([finding]) => !saysSo.has(finding)),
    ),
  }))
  return { ...place, conditions }
}

/** A dangerous cause of the other place that is not known at the main one. */
function fromElsewhere<Cause extends Condition>(condition: Cause): Cause {
  const { prior } = condition
  return { ...condition, prior: { ...prior, per1000: prior.per1000 * ELSEWHERE_TIMES } }
}

/** Whether a rule can hold where only these findings are asked. */
function canHold({ when }: RedFlagRule, findings: readonly Finding[]): boolean {
  const known = new Set(findings.map(({ key }) => key))
  return areMet(when, (finding) => known.has(finding))
}

function keyOf({ key }: { key: Key }): Key {
  return key
}

function addMissing<Entry>(to: Entry[], entries: readonly Entry[], nameOf: (entry: Entry) => Key): void {
  const known = new Set(to.map(nameOf))
  to.push(...entries.filter((entry) => !known.has(nameOf(entry))))
}
