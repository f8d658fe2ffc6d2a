import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { loadContent } from '#knowledge/check/load-content'
import { readCatalogue, type Catalogue, type Translation } from '#translation/catalogue'
import { dangerTexts } from '#translation/danger-texts'
import { avoidedWords, readGlossary, termsIn } from '#translation/glossary'
import { readabilityFaults } from '#translation/hindi-readability'
import { LANGUAGES_FOLDER, readLanguages } from '#translation/languages'
import { siteTexts } from '#translation/site-texts'
import { translationState } from '#translation/state'

/**
 * `npm run translate -- hi`: what a language misses. `-- hi --todo FILE` writes that into a file to fill in, and
 * `-- hi --take FILE` puts what is filled in there into content/languages/hi/. `-- hi --since COMMIT` shows which danger texts
 * have changed since, to be translated twice and back (docs/translating.md).
 */
const [tag, does, file] = process.argv.slice(2)
const language = readLanguages().find((each) => each.tag === tag && tag !== 'en')
if (!language || (does !== undefined && file === undefined))
  throw new Error('Say which language: npm run translate -- hi [--todo FILE | --take FILE | --since COMMIT]')

/** How many missing texts are shown. */
const SHOWN = 20
/** Columns of a file, as everywhere in content/. */
const WIDTH = 110

/** Bytes that all texts of a language, packed, may have. */
const MOST_PACKED = 1e8

const { content } = loadContent('content')
const texts = siteTexts(content)
if (does === '--take') take(file!)
const catalogue = readCatalogue(language.tag)
if (does === '--since') {
  const isDanger = dangerTexts(content)
  const before = new Set([...catalogueAt(file!).values()].map(saidIn))
  const changed = [...catalogue].filter(([key, text]) => isDanger(key) && !before.has(saidIn(text)))
  for (const [key, { en, to }] of changed) console.log(`${key}\n    ${en}\n    ${to}`)
  console.log(`${language.name}: ${changed.length} danger texts have changed since ${file!}`)
  process.exit()
}
const { missing, stale, unused, faults: wrong } = translationState(texts, catalogue)
const glossary = readGlossary(language.tag)
const faults = [...wrong, ...readabilityFaults(language.tag, catalogue), ...avoidedWords(glossary, catalogue)]
if (does === '--todo') {
  const entries = [...stale, ...missing].map(({ key, en, they }) => {
    const before = catalogue.get(key)
    const words = Object.fromEntries(
      termsIn(en, glossary).map((term) => [term.en, term.note ? `${term.to} (${term.note})` : term.to]),
    )
    return [
      key,
      {
        en,
        ...(they && { enThey: they }),
        [language.tag]: '',
        ...(before && { before: before.to }),
        ...(Object.keys(words).length > 0 && { words }),
      },
    ]
  })
  writeFileSync(file!, stringify(Object.fromEntries(entries), { lineWidth: WIDTH }))
  console.log(`${file}: ${entries.length} texts to translate`)
}
for (const [name, some] of Object.entries({ stale, missing }))
  for (const { key, en } of some.slice(0, SHOWN)) console.log(`${name}: ${key}\n    ${en}`)
for (const key of unused) console.log(`no longer used: ${key}`)
for (const fault of faults) console.log(fault)
console.log(
  `${language.name}: ${texts.length - missing.length - stale.length} of ${texts.length} texts are translated, ` +
    `${missing.length} are missing, ${stale.length} are stale, ${faults.length} have a fault`,
)

/** All that is translated as it was at a commit. */
function catalogueAt(commit: string): Catalogue {
  const folder = mkdtempSync(join(tmpdir(), 'translated-'))
  const packed = execFileSync('git', ['archive', commit, LANGUAGES_FOLDER], { maxBuffer: MOST_PACKED })
  execFileSync('tar', ['x', '-C', folder], { input: packed })
  const before = readCatalogue(language!.tag, join(folder, LANGUAGES_FOLDER))
  rmSync(folder, { recursive: true })
  return before
}

/** The same wherever it stands: a text that was given another key has not changed. */
function saidIn({ en, to, they }: Translation): string {
  return JSON.stringify([en, to, they])
}

/** Adds translations to the files that their English belongs to, and drops what is no longer used. */
function take(from: string): void {
  const given = parse(readFileSync(from, 'utf8')) as Record<string, Record<string, string>>
  const known = readCatalogue(language!.tag)
  const files = new Map<string, Record<string, object>>()
  for (const text of texts) {
    const to = given[text.key]?.[language!.tag]
    const translation: Translation | undefined = to
      ? { en: text.en, to, they: given[text.key]!['they'] }
      : known.get(text.key)
    if (!translation) continue
    const entries = files.get(text.file) ?? {}
    entries[text.key] = {
      en: translation.en,
      [language!.tag]: translation.to,
      ...(translation.they && { they: translation.they }),
    }
    files.set(text.file, entries)
  }
  for (const [name, entries] of files) {
    const path = join(LANGUAGES_FOLDER, language!.tag, name)
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, stringify(entries, { lineWidth: WIDTH }))
  }
}
