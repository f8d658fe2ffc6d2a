import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import type { SearchWordsOfLanguage } from '../web/features/place/find/other-language.ts'
import { SEARCH_FILE } from './language-files.ts'
import { LANGUAGES_FOLDER } from './languages.ts'

const words = z.string().transform((text) => text.split(/\s+/).filter(Boolean))

const schema = z.strictObject({
  spelling: z.record(z.string().regex(/^[a-z]+$/), z.string().regex(/^[a-z]+$/)),
  empty: words,
  sides: words,
  positions: words,
  /** Words that are said, and the beginnings of words in names that they mean; `_` for a space within one. */
  same: z.record(z.string(), words),
})

/** What people type in this language; undefined where nobody has written it down. @throws when a word stands twice */
export function readSearchWords(tag: string, folder = LANGUAGES_FOLDER): SearchWordsOfLanguage | undefined {
  const file = join(folder, tag, SEARCH_FILE)
  if (!existsSync(file)) return undefined
  const read = schema.safeParse(load(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
  const same: Record<string, readonly string[]> = {}
  for (const [said, means] of Object.entries(read.data.same))
    for (const word of said.split(' ').map(spaced)) {
      if (Object.hasOwn(same, word)) throw new Error(`${file}: ${word} is said of two things`)
      same[word] = means.map(spaced)
    }
  return { ...read.data, same }
}

const spaced = (word: string) => word.replaceAll('_', ' ')
