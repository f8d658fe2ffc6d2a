import { KNOWLEDGE_STORE, PAGES_STORE } from '#web/domain/offline/stores.ts'

/** Put in by the site's build. A version changes with any of its files. */
declare const BUILD: {
  version: string
  /** Paths of everything a consultation needs but knowledge, pictures and films. */
  files: string[]
  knowledge: {
    version: string
    /** Of every place, from head to toe. */
    paths: string[]
  }
}

/** Replaced by what it stands for wherever it is named, so it is named once. */
const { version, files, knowledge } = BUILD

export const FILES = files
export const KNOWLEDGE = knowledge

export const THIS_BUILD = `${PAGES_STORE}${version}`
export const THIS_KNOWLEDGE = `${KNOWLEDGE_STORE}${knowledge.version}`
