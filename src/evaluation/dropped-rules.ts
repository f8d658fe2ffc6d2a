import { createModel, SEVERITY, type Key, type Model, type TriageLevel } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { readPeople } from './people.ts'
import type { Played } from './play.ts'
import { checksOf, everywhere, playAt } from './play-people.ts'
import { playVignette } from './play-vignette.ts'
import { readVignettes } from './vignette.ts'

/** Somebody whose level is written down apart from the rules: a vignette, or one of tests/people. */
export interface Witness {
  name: string
  location: Key
  /** The level they must reach. */
  least: TriageLevel
  play: (model: Model) => Played
}

/** A red-flag rule, and who would be sent too low without it, at any of its places. */
export interface DroppedRule {
  rule: Key
  level: LocationBundle['redFlags'][number]['level']
  /** For how many it had set the level. */
  met: number
  noticedBy: string[]
}

/**
 * Takes each red-flag rule away, one after the other, and plays those for whom it had set the level: what nobody notices could be
 * deleted by mistake.
 */
export function dropRules(bundles: readonly LocationBundle[], witnesses: readonly Witness[]): DroppedRule[] {
  const dropped = new Map<Key, DroppedRule>()
  for (const bundle of bundles) {
    const setBy = rulesThatSetTheLevel(bundle, witnesses)
    for (const { key: rule, level } of bundle.redFlags) {
      const entry = dropped.get(rule) ?? { rule, level, met: 0, noticedBy: [] }
      dropped.set(rule, entry)
      const affected = setBy.get(rule) ?? []
      entry.met += affected.length
      if (affected.length === 0) continue
      const without = createModel({ ...bundle, redFlags: bundle.redFlags.filter(({ key }) => key !== rule) })
      for (const { name, least, play } of affected) {
        if (SEVERITY[play(without).assessment.triage.level] < SEVERITY[least]) entry.noticedBy.push(name)
      }
    }
  }
  return [...dropped.values()]
}

/** All vignettes and people below a folder of tests whose level must be more than `self_care`. */
export function witnessesIn(folder: string): Witness[] {
  const vignettes = readVignettes(`${folder}/vignettes`).map((vignette) => ({
    name: vignette.key,
    location: vignette.location,
    least: vignette.expect.triage,
    play: (model: Model) => playVignette(model, vignette),
  }))
  const people = checksOf(
    readPeople(`${folder}/people`, everywhere).flatMap((group) => group.people),
  ).flatMap(({ name, one, says, from }) =>
    one.at.map((location) => ({
      name,
      location,
      least: from,
      play: (model: Model) => playAt(model, one, says, 'none'),
    })),
  )
  return [...vignettes, ...people].filter(({ least }) => least !== 'self_care')
}

function rulesThatSetTheLevel(bundle: LocationBundle, witnesses: readonly Witness[]): Map<Key, Witness[]> {
  const model = createModel(bundle)
  const setBy = new Map<Key, Witness[]>()
  for (const witness of witnesses.filter(({ location }) => location === bundle.location.key)) {
    const { level, reasons } = witness.play(model).assessment.triage
    for (const reason of reasons) {
      if (reason.kind !== 'red_flag' || reason.level !== level) continue
      setBy.set(reason.rule, [...(setBy.get(reason.rule) ?? []), witness])
    }
  }
  return setBy
}
