import { useEffect } from 'react'
import { joinBundles } from '#knowledge/bundle/joined'
import { cacheMode, deviceStorage } from '#web/domain/storage/device-storage.ts'
import { text } from '#web/language/text.ts'
import { useStore } from '#web/state/store.ts'
import {
  createKnowledgeCache,
  readKnowledge,
  type KnowledgeCache,
  type KnowledgeLoad,
  type LocationKnowledge,
} from './knowledge-cache.ts'
import { keepDiseases } from './loaded-diseases.ts'

let cache: KnowledgeCache | undefined

function knowledgeCache(): KnowledgeCache {
  cache ??= createKnowledgeCache(fetchJson)
  return cache
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'omit', cache: cacheMode() })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

const NONE: ReadonlyMap<string, KnowledgeLoad> = new Map()
const NOT_ASKED: KnowledgeLoad = { status: 'pending' }
const NOWHERE: readonly string[] = []

/**
 * A location's knowledge, joined with that of other places that hurt as well; loads what isn't there yet. Null: nothing to load
 * yet.
 */
export function useKnowledge(
  location: string | null,
  elsewhere: readonly string[] = NOWHERE,
): KnowledgeLoad & { retry: () => void } {
  const loads = useStore(knowledgeCache, NONE)
  const wanted = location === null ? '' : [location, ...elsewhere].join(' ')
  const load = location === null ? NOT_ASKED : joinedLoad(loads, location, elsewhere)
  useEffect(() => {
    for (const place of placesIn(wanted)) {
      if (knowledgeCache().get(place).status === 'pending') knowledgeCache().load(place)
    }
  }, [wanted])
  useEffect(() => {
    if (load.status === 'success') keepDiseases(deviceStorage(), load.knowledge.bundle)
  }, [load])
  return { ...load, retry: () => placesIn(wanted).forEach((place) => knowledgeCache().load(place)) }
}

function placesIn(wanted: string): string[] {
  return wanted === '' ? [] : wanted.split(' ')
}

function joinedLoad(
  loads: ReadonlyMap<string, KnowledgeLoad>,
  location: string,
  elsewhere: readonly string[],
): KnowledgeLoad {
  const all = [location, ...elsewhere].map((place) => loads.get(place) ?? NOT_ASKED)
  const ready = all.flatMap((each) => (each.status === 'success' ? [each.knowledge] : []))
  const [main, ...others] = ready
  if (main && ready.length === all.length)
    return { status: 'success', knowledge: joinKnowledge(main, others) }
  return all.find(({ status }) => status === 'rejected') ?? NOT_ASKED
}

const joinedMessages = {
  question: 'Where else does it hurt?',
  why: 'A cause that explains the pain at all your places is more likely than one that explains it at one.',
  whyOfThem:
    'A cause that explains the pain at all their places is more likely than one that explains it at one.',
  hurtsToo: text('{place} hurts too'),
  askedOf: text('{place}: {question}'),
}

/** The last one: pages that follow each other are about the same places. */
let latest: { of: readonly LocationKnowledge[]; joined: LocationKnowledge } | null = null

/** The knowledge about the main place with what other places that hurt as well add to it, texts included. */
function joinKnowledge(main: LocationKnowledge, others: readonly LocationKnowledge[]): LocationKnowledge {
  if (others.length === 0) return main
  const of = [main, ...others]
  if (latest?.of.length === of.length && latest.of.every((each, at) => each === of[at])) return latest.joined
  const joined = readKnowledge(
    joinBundles(
      main.bundle,
      others.map(({ bundle }) => bundle),
      joinedMessages,
    ),
    main.bundle.location.key,
  )
  latest = { of, joined }
  return joined
}
