import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { loadContent } from '#knowledge/check/load-content'
import { readCatalogue, type Translation } from '#translation/catalogue'
import { readGlossary, termsIn } from '#translation/glossary'
import { readabilityFaults } from '#translation/hindi-readability'
import { LANGUAGES_FOLDER, readLanguages } from '#translation/languages'
import { siteTexts } from '#translation/site-texts'
import { translationState } from '#translation/state'

/**
 * `npm run translate -- hi`: what a language misses. `-- hi --todo FILE` writes that into a file to fill in, and
 * `-- hi --take FILE` puts what is filled in there into content/languages/hi/ (docs/translating.md).
 */
const [tag, does, file] = process.argv.slice(2)
const language = readLanguages().find((each) => each.tag === tag && tag !== 'en')
if (!language || (does !== undefined && file === undefined))
  throw new Error('Say which language: npm run translate -- hi [--todo FILE | --take FILE]')

/** How many missing texts are shown. */
const SHOWN = 20
/** Columns of a file, as everywhere in content/. */
const WIDTH = 110

const texts = siteTexts(loadContent('content').content)
if (does === '--take') take(file!)
const catalogue = readCatalogue(language.tag)
const { missing, stale, unused, faults: wrong } = translationState(texts, catalogue)
const faults = [...wrong, ...readabilityFaults(language.tag, catalogue)]
if (does === '--todo') {
  const glossary = readGlossary(language.tag)
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
