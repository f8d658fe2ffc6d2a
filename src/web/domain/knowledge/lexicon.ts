import { useEffect } from 'react'
import type { DangerWords, Lexicon, Listener } from '#listening'
import { createStore, useStore } from '#web/state/store.ts'

/** What people say of their pain, ready to listen with. */
export interface LayWords {
  listener: Listener
  /** The parts of the body that a place is named by. */
  partsOf: (placeName: string) => string[]
  dangers: ReadonlyMap<string, DangerWords>
}

type LayWordsLoad = LayWords | 'pending' | 'failed'

const store = createStore<LayWordsLoad>('pending')
let isAsked = false

/** Loads the lay words, once: the same file for everybody who begins a consultation, whatever they write. */
function loadLayWords(): void {
  if (isAsked) return
  isAsked = true
  void fetchLexicon()
}

/** The lay words; loading begins once they are needed, which everybody's are who begins a consultation. */
export function useLayWords(isNeeded: boolean): LayWordsLoad {
  useEffect(() => {
    if (isNeeded) loadLayWords()
  }, [isNeeded])
  return useStore(() => store, 'pending')
}

async function fetchLexicon(): Promise<void> {
  try {
    const response = await fetch('/knowledge/lexicon.json', { credentials: 'omit' })
    if (!response.ok) throw new Error(`the lexicon answered ${response.status}`)
    const lexicon = (await response.json()) as Lexicon
    const { createListener, partsOf } = await import('#listening')
    store.put({
      listener: createListener(lexicon),
      partsOf,
      dangers: new Map(lexicon.dangers.map((danger) => [danger.key, danger])),
    })
  } catch {
    store.put('failed')
    isAsked = false
  }
}
