import type { LocationBundle } from '#knowledge/bundle/bundle'
import { careToHelper } from '#knowledge/compile/care-to-helper'
import { saidOfThem, toHelper } from '#knowledge/compile/to-helper'
import type { ConditionPage } from '#knowledge/bundle/conditions'
import type { SourceText } from './catalogue.ts'
import type { Translator } from './translator.ts'

/**
 * The fields of a bundle that people read; `.` goes into an object or each entry of a list. All others are what the engine
 * reasons with, or stay as they are: medical names, which doctors share, and titles of sources.
 */
const FIELDS = {
  location: ['name', 'group', 'includes'],
  findings: ['label', 'present', 'absent'],
  steps: ['question', 'why', 'hint'],
  conditions: [
    'name',
    'description',
    'see',
    'seeUntimed',
    'selfCare',
    'getHelp.say',
    'tests.note',
    'treatments.note',
    'variants.say',
  ],
  redFlags: [
    'title',
    'do',
    'doUntimed',
    'marks.short',
    'variants.say',
    'variants.doUntimed',
    'variants.marks.short',
    'where',
    'howFast',
    'sooner',
    'because',
  ],
  selfTests: [
    'name',
    'purpose',
    'needs',
    'instructions',
    'stopIf',
    'meaning',
    'notIf.say',
    'evidence.note',
    'questions.question',
    'questions.options.label',
  ],
  care: ['name', 'what', 'shows', 'expect', 'caution'],
} as const satisfies Partial<Record<keyof LocationBundle, readonly string[]>>

/** Said of somebody else, too, when another person answers for the one in pain (`inThirdPerson`). */
const OF_THEM: ReadonlySet<string> = new Set(['findings', 'steps', 'conditions', 'redFlags'])

/** And of this what whoever helps must do. */
const ADVICE_AT_DANGER = /^redFlags\..*\.(?:do|doUntimed|short|say)$/

/** And of this what they can only let somebody do. */
const SELF_CARE = /^conditions\..*\.selfCare\./

type Read = (text: SourceText) => string

/** All texts that people read of these bundles, each once; and the course of their conditions, which stands on their pages. */
export function knowledgeTexts(
  bundles: readonly LocationBundle[],
  pages: readonly ConditionPage[],
): SourceText[] {
  const texts = new Map<string, SourceText>()
  const collect: Read = (text) => {
    texts.set(text.key, text)
    return text.en
  }
  for (const bundle of bundles) readBundle(bundle, collect)
  for (const page of pages)
    for (const [at, stage] of page.course.entries())
      for (const field of ['when', 'what'] as const)
        collect(plain(`conditions.${page.slug}.course.${at}.${field}`, stage[field]))
  return [...texts.values()]
}

/**
 * A bundle in another language. Only texts are put in, so whatever the engine makes of it is the same by construction. What
 * differs when said of somebody else stands beside it (`they`).
 */
export function translateBundle(bundle: LocationBundle, translate: Translator): LocationBundle {
  const they: Record<string, string> = {}
  const translated = readBundle(bundle, (text) => {
    const found = translate(text)
    if (found?.they !== undefined) they[found.to] = found.they
    return found?.to ?? text.en
  })
  return { ...translated, they }
}

/** Anything that was compiled of the same texts, such as the pages of conditions: each text by its English. */
export function translateCompiled<Value>(value: Value, byEnglish: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string') return (byEnglish.get(value) ?? value) as Value
  if (Array.isArray(value)) return value.map((entry) => translateCompiled(entry, byEnglish)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      STAYS.has(name) ? entry : translateCompiled(entry as unknown, byEnglish),
    ]),
  ) as Value
}

/** Names of fields whose strings are no texts. */
const STAYS: ReadonlySet<string> = new Set([
  'key',
  'slug',
  'sources',
  'medicalName',
  'anatomical',
  'film',
  'review',
])

function readBundle(bundle: LocationBundle, read: Read): LocationBundle {
  const parts = Object.entries(FIELDS).map(([part, fields]) => {
    const value = bundle[part as keyof typeof FIELDS]
    const readEntry = (entry: { key: string }) =>
      fields.reduce<object>(
        (whole, field) => readField(whole, field.split('.'), `${part}.${entry.key}`, part, read),
        entry,
      )
    return [part, Array.isArray(value) ? value.map(readEntry) : readEntry(value)]
  })
  return { ...bundle, ...(Object.fromEntries(parts) as LocationBundle) }
}

function readField(whole: object, [name, ...rest]: string[], key: string, part: string, read: Read): object {
  const value = (whole as Record<string, unknown>)[name!]
  if (value === undefined) return whole
  const readValue = (entry: unknown, key: string): unknown => {
    if (Array.isArray(entry)) return entry.map((each, at) => readValue(each, `${key}.${nameOf(each) ?? at}`))
    if (typeof entry === 'string') return read(textOf(key, entry, part))
    return readField(entry as object, rest, key, part, read)
  }
  return { ...whole, [name!]: readValue(value, `${key}.${name}`) }
}

function nameOf(entry: unknown): string | undefined {
  const { key, care } = (typeof entry === 'object' ? entry : {}) as { key?: string; care?: string }
  return key ?? care
}

function textOf(key: string, en: string, part: string): SourceText {
  const say = ADVICE_AT_DANGER.test(key) ? toHelper : SELF_CARE.test(key) ? careToHelper : saidOfThem
  const they = OF_THEM.has(part) ? say(en) : en
  return { ...plain(key, en), they: they === en ? undefined : they }
}

function plain(key: string, en: string): SourceText {
  return { key, en, isMessage: false }
}
