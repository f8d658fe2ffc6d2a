import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { LocationBundle, LocationSummary } from '#knowledge/bundle/bundle'
import type { CareCatalogue } from '#knowledge/bundle/care'
import type { ConditionIndex, ConditionPage } from '#knowledge/bundle/conditions'
import { knowledgeTexts, translateBundle, translateCompiled } from '#translation/knowledge-texts'
import { withCaptionsAt } from '#translation/caption-texts'
import { careInOrder, conditionsInOrder } from '#translation/name-order'
import { siteLanguages } from '#translation/site-languages'
import { translatorInto } from '#translation/translator'

/**
 * The part of `npm run build` that puts the knowledge into the other languages of this build: build/knowledge/ ->
 * build/knowledge/<language>/. Only texts are replaced in what was compiled from the English.
 */
const FOLDER = 'build/knowledge'
/** What the pages are made of besides the bundles. */
const COMPILED = ['locations', 'place-names', 'reading', 'figures', 'home']

const read = (name: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'))
const others = siteLanguages().filter(({ base }) => base !== '')
for (const entry of readdirSync(FOLDER, { withFileTypes: true }))
  if (entry.isDirectory()) rmSync(`${FOLDER}/${entry.name}`, { recursive: true })

if (others.length > 0) {
  const covered = (read('locations') as LocationSummary[]).filter((location) => location.covered)
  const bundles = covered.map(({ key }) => read(key) as LocationBundle)
  const texts = knowledgeTexts(bundles, (read('reading') as { conditions: ConditionPage[] }).conditions)
  for (const { tag, base } of others) {
    const translate = translatorInto(tag)
    const byEnglish = new Map(texts.map((text) => [text.en, translate(text)?.to ?? text.en]))
    mkdirSync(`${FOLDER}/${tag}`)
    const write = (name: string, value: unknown) =>
      writeFileSync(`${FOLDER}/${tag}/${name}.json`, withCaptionsAt(JSON.stringify(value), base))
    for (const bundle of bundles) write(bundle.location.key, translateBundle(bundle, translate))
    for (const name of COMPILED) write(name, translateCompiled(read(name), byEnglish))
    write('care', careInOrder(translateCompiled(read('care') as CareCatalogue, byEnglish), tag))
    write(
      'conditions',
      conditionsInOrder(translateCompiled(read('conditions') as ConditionIndex, byEnglish), tag),
    )
    const done = texts.filter((text) => translate(text) !== null).length
    console.log(`knowledge in ${tag}: ${done} of ${texts.length} texts`)
  }
}
