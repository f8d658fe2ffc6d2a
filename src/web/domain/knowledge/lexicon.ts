import { useEffect } from 'react'
import type { Lexicon } from '#listening'
import { createStore, useStore } from '#web/state/store.ts'
import type { LayWords } from './lay-words.ts'

export type LayWordsLoad = LayWords | 'pending' | 'failed'

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

/** Whether the pages' language has lay words of its own; put in by the site's build, and in unit tests not there. */
declare const PAGES_HAVE_OWN_WORDS: boolean

async function fetchLexicon(): Promise<void> {
  try {
    if (typeof PAGES_HAVE_OWN_WORDS === 'boolean' && PAGES_HAVE_OWN_WORDS) {
      const { wordsOfPages } = await import('./own-words-of-pages.ts')
      store.put(wordsOfPages())
      return
    }
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
