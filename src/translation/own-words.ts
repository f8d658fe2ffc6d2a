import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import type { LanguageWords, Lexicon } from '#listening'
import type { SourceText } from './catalogue.ts'
import { DANGERS_FILE, OWN_WORDS_FILE, OWN_WORDS_FOLDER, SPELLING_FILE } from './language-files.ts'
import { LANGUAGES_FOLDER } from './languages.ts'
import type { Translator } from './translator.ts'

const words = z.array(z.coerce.string().min(1))
const counted = z.record(z.string(), z.number().positive())

const spellingSchema = z.strictObject({
  letters: z.record(z.string().length(1), z.string()),
  alike: z.array(z.tuple([z.string(), z.string()])),
})

const rulesSchema = z.strictObject({
  denies: z.strictObject({ words, before: words, unless: words }),
  ends: z.strictObject({ verbs: words, goesOn: words, joins: words }),
  guesses: words,
  over: words,
  people: z.strictObject({ others: words, children: words, me: words }),
  empty: words,
  glued: words.default([]),
  same: z.record(z.string(), words),
  parts: z.array(words),
  topics: words,
  counts: z.strictObject({
    numbers: counted,
    units: counted,
    since: words,
    again: words,
    other_times: words.default([]),
    fever: words,
    outOf: z.string(),
  }),
})

const dangersSchema = z.record(z.string(), words)

/**
 * Of each finding what people say who have it, and below `not` what they say who have it not; what makes it something else
 * beside it (`unless`) or with its own words in it (`other_senses`), as in content/phrases/.
 */
const phrasesSchema = z.record(
  z.string(),
  z.union([
    words,
    z.strictObject({
      say: words.default([]),
      not: words.default([]),
      unless: words.optional(),
      other_senses: words.optional(),
    }),
  ]),
)

export type Spelling = z.infer<typeof spellingSchema>

/** How a language is spelled alike in its scripts; undefined where nobody has written it down. */
export function readSpelling(tag: string, folder = LANGUAGES_FOLDER): Spelling | undefined {
  const file = join(folder, tag, SPELLING_FILE)
  return existsSync(file) ? read(file, spellingSchema) : undefined
}

/**
 * What people say in a language, ready to listen with; undefined where nobody has written it down. Which question asks about a
 * danger, and what is a fact of a life, is told by the English.
 * @throws when a file is not of the right shape, has a finding twice or a danger that there is none of
 */
export function readOwnWords(
  tag: string,
  english: Pick<Lexicon, 'dangers' | 'ofLife'>,
  translate: Translator,
  folder = LANGUAGES_FOLDER,
): LanguageWords | undefined {
  const file = join(folder, tag, OWN_WORDS_FILE)
  const spelling = readSpelling(tag, folder)
  if (!existsSync(file) || !spelling) return undefined
  const { counts, ...rules } = read(file, rulesSchema)
  const { other_times: otherTimes, ...counted } = counts
  const dangersFile = join(folder, tag, DANGERS_FILE)
  const dangers = read(dangersFile, dangersSchema)
  const unknown = Object.keys(dangers).filter((key) => english.dangers.every((danger) => danger.key !== key))
  if (unknown.length > 0) throw new Error(`${dangersFile}: there is no danger ${unknown.join(', ')}`)
  return {
    ...spelling,
    ...rules,
    counts: { ...counted, otherTimes },
    phrases: readPhrases(join(folder, tag, OWN_WORDS_FOLDER)),
    ofLife: english.ofLife.split(' '),
    dangers: english.dangers.map(({ key, findings, hear, of, say }) => {
      const [title, text] = (['title', 'text'] as const).map(
        (field) => translate(dangerText(key, field, say[field]))?.to ?? say[field],
      )
      return {
        key,
        findings,
        hear,
        ...(of && { of }),
        phrases: (dangers[key] ?? []).join(';'),
        say: { ...say, title: title!, text: text! },
      }
    }),
    proper: [],
  }
}

/** What is told of a danger that no question asks about, as translators are given it. */
export function dangerText(key: string, field: 'title' | 'text', en: string): SourceText {
  return { key: `dangers.${key}.${field}`, en, isMessage: false }
}

/** What is wrong with the phrases of a language, a line each. */
export function faultsOfOwnWords(
  { phrases, dangers }: LanguageWords,
  findings: ReadonlySet<string>,
): string[] {
  const unsaid = dangers.filter(({ phrases, hear }) => phrases === '' && hear.length === 0)
  const faults = Object.entries(phrases).flatMap(([key, { say, deny }]) => [
    ...(findings.has(key) ? [] : [`own words: there is no finding ${key}`]),
    ...(new Set([...say, ...deny]).size < say.length + deny.length
      ? [`own words: ${key} has a phrase twice`]
      : []),
  ])
  return [
    ...faults,
    ...unsaid.map(({ key }) => `own words: ${DANGERS_FILE} says nothing of the danger ${key}`),
  ]
}

function readPhrases(folder: string): LanguageWords['phrases'] {
  const all: Record<string, LanguageWords['phrases'][string]> = {}
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : []
  for (const name of files.sort()) {
    const file = join(folder, name)
    for (const [keys, said] of Object.entries(read(file, phrasesSchema)))
      for (const key of keys.split(' ')) {
        if (Object.hasOwn(all, key)) throw new Error(`${file}: ${key} has its words already`)
        all[key] = Array.isArray(said)
          ? { say: said, deny: [] }
          : {
              say: said.say,
              deny: said.not,
              ...(said.unless && { unless: said.unless }),
              ...(said.other_senses && { otherSenses: said.other_senses }),
            }
      }
  }
  return all
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(load(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
