import { LANGUAGE } from '#web/language/language.ts'

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

/** Each language keeps pages and knowledge of its own. */
const OF_LANGUAGE = LANGUAGE.base === '' ? '' : `${LANGUAGE.tag}-`

/** Pages, scripts and styles of one build; the name goes on with its version. */
export const PAGES_STORE = `${OF_LANGUAGE}pages-`

/** The knowledge of all places, in full and in the same order for everybody; the name goes on with its version. */
export const KNOWLEDGE_STORE = `${OF_LANGUAGE}knowledge-`

export const THIS_BUILD = `${PAGES_STORE}${version}`
export const THIS_KNOWLEDGE = `${KNOWLEDGE_STORE}${knowledge.version}`
