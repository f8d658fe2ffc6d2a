import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import {
  DANGERS_FILE,
  GLOSSARY_FILE,
  OWN_WORDS_FILE,
  OWN_WORDS_FOLDER,
  SEARCH_FILE,
  SPELLING_FILE,
} from './language-files.ts'
import { LANGUAGES_FOLDER } from './languages.ts'

/** A text of the site in English, the source. */
export interface SourceText {
  /** What it is called for translators: where it stands, such as `home.homeMessages.heading`. */
  key: string
  en: string
  /** An ICU message: `{name}` and `{count, plural, …}` in it stand for values. */
  isMessage: boolean
  /** The English said of somebody else than the reader, where that differs. */
  they?: string | undefined
}

/** What a translator has written for one text. */
export interface Translation {
  /** The English that was translated. Another one now makes it stale. */
  en: string
  to: string
  /** The same said of somebody else than the reader. */
  they?: string | undefined
}

export type Catalogue = ReadonlyMap<string, Translation>

const NO_TEXTS = new Set([GLOSSARY_FILE, SEARCH_FILE, SPELLING_FILE, OWN_WORDS_FILE, DANGERS_FILE])

const entrySchema = (tag: string) =>
  z.strictObject({ en: z.string().min(1), [tag]: z.string().min(1), they: z.string().min(1).optional() })

/** All that is translated into a language, from every file of its folder; how they are divided is the translator's choice. */
export function readCatalogue(tag: string, folder = LANGUAGES_FOLDER): Catalogue {
  const catalogue = new Map<string, Translation>()
  for (const file of catalogueFiles(tag, folder)) {
    const entries = z.record(z.string(), entrySchema(tag)).safeParse(load(readFileSync(file, 'utf8')) ?? {})
    if (!entries.success) throw new Error(`${file}: ${z.prettifyError(entries.error)}`)
    for (const [key, { en, they, [tag]: to }] of Object.entries(entries.data)) {
      if (catalogue.has(key)) throw new Error(`${file}: ${key} is translated in another file too`)
      catalogue.set(key, { en: en as string, to: to as string, they })
    }
  }
  return catalogue
}

/** The files of a language's texts. */
export function catalogueFiles(tag: string, folder = LANGUAGES_FOLDER): string[] {
  const own = join(folder, tag)
  if (!existsSync(own)) return []
  return readdirSync(own, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !NO_TEXTS.has(name) && dirname(name) !== OWN_WORDS_FOLDER)
    .sort()
    .map((name) => join(own, name))
}
