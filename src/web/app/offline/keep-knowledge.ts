import { sparesData } from '#web/domain/offline/keep-for-offline.ts'
import { KNOWLEDGE, KNOWLEDGE_STORE, THIS_KNOWLEDGE } from './build.ts'
import { fetchGood } from './keep.ts'
import { isStopped } from './stopped.ts'

let underWay: Promise<void> | undefined

/**
 * Keeps the knowledge of all places, one after another in the same order for everybody, so that neither what is asked for nor
 * what lies there tells which of them was used. The knowledge of an earlier build goes once all of this one's is here.
 */
export function keepKnowledge(): Promise<void> {
  // Every page of a consultation asks for it, maybe while it is under way.
  underWay ??= keepAll().finally(() => (underWay = undefined))
  return underWay
}

/** Fetches anew what another build's worker has kept, so that it never grows old beside new pages. */
export async function renewKnowledge(): Promise<void> {
  const isKept = (await knowledgeStores()).some((name) => name !== THIS_KNOWLEDGE)
  if (isKept && !sparesData()) await keepKnowledge()
}

/** A place's knowledge: this build's when it is here, or else what came with its questions or with an earlier build. */
export async function keptKnowledge(request: Request): Promise<Response | undefined> {
  return (await caches.match(request, { cacheName: THIS_KNOWLEDGE })) ?? caches.match(request)
}

async function keepAll(): Promise<void> {
  // Opening a store makes it.
  if (isStopped()) return
  const store = await caches.open(THIS_KNOWLEDGE)
  let isWhole = true
  for (const path of KNOWLEDGE.paths) {
    if (isStopped()) return
    if (await store.match(path)) continue
    // Not an answer that the browser itself has kept: it may be another build's.
    await fetchGood(path, 'no-cache')
      .then((response) => store.put(path, response))
      .catch(() => {
        isWhole = false
      })
  }
  if (!isWhole) return
  for (const name of await knowledgeStores()) if (name !== THIS_KNOWLEDGE) await caches.delete(name)
}

async function knowledgeStores(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(KNOWLEDGE_STORE))
}
