import { useEffect } from 'react'
import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { useStore } from '#web/state/store.ts'
import { createKnowledgeCache, type KnowledgeCache, type KnowledgeLoad } from './knowledge-cache.ts'
import { keepDiseases } from './loaded-diseases.ts'

let cache: KnowledgeCache | undefined

function knowledgeCache(): KnowledgeCache {
  cache ??= createKnowledgeCache(fetchJson)
  return cache
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

const NONE: ReadonlyMap<string, KnowledgeLoad> = new Map()
const NOT_ASKED: KnowledgeLoad = { status: 'pending' }

/** A location's knowledge, loading it when it isn't there yet. Null: nothing to load yet. */
export function useKnowledge(location: string | null): KnowledgeLoad & { retry: () => void } {
  const loads = useStore(knowledgeCache, NONE)
  const load = (location === null ? undefined : loads.get(location)) ?? NOT_ASKED
  useEffect(() => {
    if (location !== null && knowledgeCache().get(location).status === 'pending')
      knowledgeCache().load(location)
  }, [location])
  useEffect(() => {
    if (load.status === 'success') keepDiseases(deviceStorage(), load.knowledge.bundle)
  }, [load])
  return { ...load, retry: () => location !== null && knowledgeCache().load(location) }
}
