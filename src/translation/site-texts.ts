import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { compileBundles } from '#knowledge/compile/bundles'
import { compileConditionPages } from '#knowledge/compile/condition-pages'
import type { Content } from '#knowledge/content/read-content'
import { captionTexts } from './caption-texts.ts'
import type { SourceText } from './catalogue.ts'
import { knowledgeTexts } from './knowledge-texts.ts'
import { textsOf } from './module-texts.ts'
import { dangerText } from './own-words.ts'
import { zoneTexts } from './zone-texts.ts'

/** A text, and the file of a language's folder that its translation belongs into: named as the file of its English. */
export interface PlacedText extends SourceText {
  file: string
}

const ZONES = 'public/body/zones.json'
/** Where words of the pages stand, and of what the server says to people. */
const MODULES = ['src/web', 'src/api', 'src/server']
/** Parts of the knowledge with one file for all of it. */
const PLACES = 'places.yaml'

/** Captions of the films, whose English is in public/films. */
const CAPTIONS = 'captions.yaml'

/** What is told of a danger in somebody's own words that no question asks about. */
const DANGERS = 'danger-words.yaml'

const noFilms = { filmOf: () => null }

/** Every text that a translator is given: of the knowledge, of the body map, of the films, of dangers and of the pages. */
export function siteTexts(content: Content): PlacedText[] {
  const bundles = compileBundles(content, noFilms)
  const fileOf = filesOf(content)
  const knowledge = knowledgeTexts(bundles, compileConditionPages(content, bundles, noFilms)).map((text) => ({
    ...text,
    file: fileOf(text.key),
  }))
  const spots = zoneTexts(readFileSync(ZONES, 'utf8')).map((text) => ({ ...text, file: PLACES }))
  const captions = captionTexts().map((text) => ({ ...text, file: CAPTIONS }))
  const dangers = content.dangerWords.flatMap(({ value: { key, say } }) =>
    (['title', 'text'] as const).map((field) => ({ ...dangerText(key, field, say[field]), file: DANGERS })),
  )
  return [...knowledge, ...spots, ...captions, ...dangers, ...MODULES.flatMap(moduleTexts)]
}

/** A condition has a file of its own, the others are found by the file of their English. */
function filesOf(content: Content): (key: string) => string {
  const files = new Map<string, string>()
  for (const part of ['findings', 'steps', 'redFlags', 'selfTests', 'care', 'conditions'] as const)
    for (const { value, file } of content[part]) files.set(`${part}.${value.key}`, file)
  return (key) => {
    const [part, name] = key.split('.')
    return files.get(`${part}.${name}`) ?? files.get(`${part}.${name!.replaceAll('-', '_')}`) ?? PLACES
  }
}

function moduleTexts(folder: string): PlacedText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixtures)\.tsx?$/.test(path))
    .toSorted()
    .flatMap((path) => {
      const module = folder === 'src/web' ? path : `${basename(folder)}/${path}`
      const code = readFileSync(`${folder}/${path}`, 'utf8')
      if (!/const \w+Messages\b/.test(code)) return []
      return textsOf(module.replace(/\.tsx?$/, ''), code).map(({ key, en, isMessage }) => ({
        key,
        en,
        isMessage,
        file: `pages/${key.split('.')[0]}.yaml`,
      }))
    })
}
