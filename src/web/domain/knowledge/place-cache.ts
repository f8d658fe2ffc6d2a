import { createModel, type Model } from '#engine'
import type {
  BundleCare,
  BundleCondition,
  BundleFinding,
  BundleRedFlag,
  BundleSelfTest,
  BundleSource,
  BundleStep,
  LocationBundle,
} from '#knowledge/bundle'

/** One location's knowledge, ready to reason with and to look texts up in. */
export interface Place {
  bundle: LocationBundle
  model: Model
  steps: ReadonlyMap<string, BundleStep>
  findings: ReadonlyMap<string, BundleFinding>
  conditions: ReadonlyMap<string, BundleCondition>
  redFlags: ReadonlyMap<string, BundleRedFlag>
  selfTests: ReadonlyMap<string, BundleSelfTest>
  care: ReadonlyMap<string, BundleCare>
  sources: ReadonlyMap<string, BundleSource>
}

export type PlaceLoad = { status: 'pending' } | { status: 'rejected' } | { status: 'success'; place: Place }

export interface PlaceCache {
  get(location: string): PlaceLoad
  /** Loads unless loaded or under way; after a failure it tries again. */
  load(location: string): void
  subscribe(listener: () => void): () => void
}

const PENDING: PlaceLoad = { status: 'pending' }
const REJECTED: PlaceLoad = { status: 'rejected' }

/** Each location's one file, fetched once. Nothing that is requested depends on an answer but the location. */
export function createPlaceCache(fetchJson: (path: string) => Promise<unknown>): PlaceCache {
  const loads = new Map<string, PlaceLoad>()
  const listeners = new Set<() => void>()

  function put(location: string, load: PlaceLoad) {
    loads.set(location, load)
    for (const listener of listeners) listener()
  }

  async function fetchPlace(location: string) {
    try {
      const place = readPlace((await fetchJson(`/knowledge/${location}.json`)) as LocationBundle, location)
      put(location, { status: 'success', place })
    } catch {
      put(location, REJECTED)
    }
  }

  return {
    get: (location) => loads.get(location) ?? PENDING,
    load(location) {
      const status = loads.get(location)?.status
      if (status === 'pending' || status === 'success') return
      put(location, PENDING)
      void fetchPlace(location)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** @throws when the file is of another location or can't be reasoned with. */
export function readPlace(bundle: LocationBundle, location: string): Place {
  if (bundle.location.key !== location) throw new Error(`Asked for ${location}, got ${bundle.location.key}`)
  return {
    bundle,
    model: createModel(bundle),
    steps: byKey(bundle.steps),
    findings: byKey(bundle.findings),
    conditions: byKey(bundle.conditions),
    redFlags: byKey(bundle.redFlags),
    selfTests: byKey(bundle.selfTests),
    care: byKey(bundle.care),
    sources: byKey(bundle.sources),
  }
}

function byKey<Entry extends { key: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.key, entry]))
}
