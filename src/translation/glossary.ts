import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import type { Catalogue } from './catalogue.ts'
import { GLOSSARY_FILE } from './language-files.ts'
import { LANGUAGES_FOLDER } from './languages.ts'

/** A word that is decided: one for one thing, in all texts of a language. */
export interface Term {
  en: string
  to: string
  /** When it is another one, and what is to be avoided. */
  note?: string | undefined
  /** Words, or their beginnings, that no text says instead, but in brackets after the decided one. */
  avoid?: readonly string[] | undefined
}

const filled = z.string().min(1)
const glossarySchema = (tag: string) =>
  z.strictObject({
    sources: z.record(filled, z.strictObject({ title: filled, address: z.url() })),
    terms: z.array(
      z.strictObject({
        en: filled,
        [tag]: filled,
        note: filled.optional(),
        avoid: z.array(filled).min(1).optional(),
        source: z.union([filled, z.array(filled)]).optional(),
      }),
    ),
  })

/**
 * The decided words of a language; none where it has no glossary.
 *
 * @throws when it is not of the right shape, decides a word twice, or names a source that it does not list
 */
export function readGlossary(tag: string, folder = LANGUAGES_FOLDER): Term[] {
  const file = join(folder, tag, GLOSSARY_FILE)
  if (!existsSync(file)) return []
  const read = glossarySchema(tag).safeParse(load(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
  const { sources, terms } = read.data
  const seen = new Set<string>()
  return terms.map(({ en, [tag]: to, note, avoid, source }) => {
    if (seen.has(en as string)) throw new Error(`${file}: ${String(en)} stands twice`)
    seen.add(en as string)
    for (const name of [source ?? []].flat())
      if (!Object.hasOwn(sources, name))
        throw new Error(`${file}: ${String(en)} names no source of the file: ${name}`)
    return {
      en: en as string,
      to: to as string,
      note: note as string | undefined,
      avoid: avoid as string[] | undefined,
    }
  })
}

/** Where a text says what the glossary avoids, a line each. */
export function avoidedWords(terms: readonly Term[], catalogue: Catalogue): string[] {
  const avoided = terms.flatMap(({ to, avoid = [] }) =>
    avoid.map((word) => ({ word, to, at: new RegExp(`(?<![\\p{L}\\p{M}])${word}`, 'u') })),
  )
  return [...catalogue].flatMap(([key, text]) =>
    avoided.flatMap(({ word, to, at }) =>
      at.test(withoutBrackets(text.to)) || at.test(withoutBrackets(text.they ?? ''))
        ? [`${key}: it says ${word}, and the glossary has ${to}`]
        : [],
    ),
  )
}

function withoutBrackets(text: string): string {
  return text.replaceAll(/\([^()]*\)/g, ' ')
}

/** What an English term has after its comma to be found in the list, as in "faint, to". */
const SORTED_LAST = new Set(['a', 'the', 'or the', 'to', 'with', 'must'])

/** The decided words of a text's English, longer ones first: "kidney stone" before "kidney". */
export function termsIn(text: string, terms: readonly Term[]): Term[] {
  return terms
    .filter(({ en }) => en.split(', ').some((each) => !SORTED_LAST.has(each) && wholeWord(each).test(text)))
    .toSorted((a, b) => b.en.length - a.en.length)
}

function wholeWord(word: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?:e?s)?(?![\\p{L}\\p{N}])`,
    'iu',
  )
}
