import { knowledgeAddress } from '#web/language/language.ts'
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
} from '#knowledge/bundle/bundle'
import { createStore, type Store } from '#web/state/store.ts'

/** One location's knowledge, ready to reason with and to look texts up in. */
export interface LocationKnowledge {
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

export type KnowledgeLoad =
  | { status: 'pending' }
  | { status: 'rejected' }
  | { status: 'success'; knowledge: LocationKnowledge }

export interface KnowledgeCache extends Store<ReadonlyMap<string, KnowledgeLoad>> {
  get(location: string): KnowledgeLoad
  /** Loads unless loaded or under way; after a failure it tries again. */
  load(location: string): void
}

const PENDING: KnowledgeLoad = { status: 'pending' }
const REJECTED: KnowledgeLoad = { status: 'rejected' }

/** Each location's one file, fetched once. Nothing that is requested depends on an answer but the location. */
export function createKnowledgeCache(fetchJson: (path: string) => Promise<unknown>): KnowledgeCache {
  const { current, put, subscribe } = createStore<ReadonlyMap<string, KnowledgeLoad>>(new Map())

  function keep(location: string, load: KnowledgeLoad) {
    put(new Map(current()).set(location, load))
  }

  async function fetchKnowledge(location: string) {
    try {
      const knowledge = readKnowledge(
        (await fetchJson(knowledgeAddress(location))) as LocationBundle,
        location,
      )
      keep(location, { status: 'success', knowledge })
    } catch {
      keep(location, REJECTED)
    }
  }

  return {
    current,
    subscribe,
    get: (location) => current().get(location) ?? PENDING,
    load(location) {
      const status = current().get(location)?.status
      if (status === 'pending' || status === 'success') return
      keep(location, PENDING)
      void fetchKnowledge(location)
    },
  }
}

/** @throws when the file is of another location or can't be reasoned with. */
export function readKnowledge(bundle: LocationBundle, location: string): LocationKnowledge {
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

export function byKey<Entry extends { key: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.key, entry]))
}
