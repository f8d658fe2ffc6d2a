import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { z } from 'zod'

export const LANGUAGES_FOLDER = 'content/languages'

/** BCP 47, a language and at most a region: also the folder of its words and the beginning of its addresses. */
const TAG = /^[a-z]{2,3}(-[A-Z]{2})?$/

const languageSchema = z.strictObject({
  tag: z.string().regex(TAG, 'write a BCP 47 tag, such as hi or pt-BR'),
  name: z.string().min(1).describe('In the language itself'),
  direction: z.enum(['ltr', 'rtl']),
  published: z.boolean().describe('Built and linked for everybody; must be whole'),
})

export type Language = z.infer<typeof languageSchema>

export const SOURCE_TAG = 'en'

/**
 * A language that nobody speaks, made by program from the English: shows what was never given to a translator, and what
 * breaks when words are longer. `XA` is CLDR's region for it.
 */
export const PSEUDO: Language = { tag: 'en-XA', name: 'Ƥšéúðó', direction: 'ltr', published: false }

/** All languages of the site, English first. @throws when the file is not of the right shape */
export function readLanguages(folder = LANGUAGES_FOLDER): Language[] {
  const languages = z.array(languageSchema).parse(load(readFileSync(`${folder}/languages.yaml`, 'utf8')))
  if (languages[0]?.tag !== SOURCE_TAG) throw new Error(`${folder}/languages.yaml: English comes first`)
  return languages
}

/**
 * The languages of a build: those that are published, and those that are named, such as `en,hi`.
 * @throws when one is named that does not exist
 */
export function languagesToBuild(all: readonly Language[], named: string | undefined): Language[] {
  const known = [...all, PSEUDO]
  const wanted = new Set(named?.split(',').filter(Boolean))
  for (const tag of wanted)
    if (!known.some((language) => language.tag === tag))
      throw new Error(`LANGUAGES names ${tag}: there are ${known.map((language) => language.tag).join(', ')}`)
  return known.filter(({ tag, published }) => published || wanted.has(tag))
}

/** What stands before the paths of its pages; English stays where it is. */
export function baseOf({ tag }: Pick<Language, 'tag'>): string {
  return tag === SOURCE_TAG ? '' : `/${tag.toLowerCase()}`
}
