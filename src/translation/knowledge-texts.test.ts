import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assess, createModel } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { joinBundles } from '#knowledge/bundle/joined'
import { inThirdPerson } from '#knowledge/bundle/they'
import { readBundles } from '#evaluation/read-bundles'
import { knowledgeTexts, translateBundle, translateCompiled } from './knowledge-texts.ts'
import { pseudoText } from './pseudo.ts'
import { translatorInto } from './translator.ts'
import { translateZones, zoneTexts } from './zone-texts.ts'

const bundles = readBundles()
const translate = translatorInto('en-XA')

/** What is left of a bundle when every text that differs is taken out. */
function withoutTexts(bundle: LocationBundle, other: LocationBundle): string {
  const strip = (value: unknown, beside: unknown): unknown => {
    if (typeof value === 'string') return typeof beside === 'string' && value !== beside ? 'text' : value
    if (Array.isArray(value)) return value.map((entry, at) => strip(entry, (beside as unknown[])[at]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        strip(entry, (beside as Record<string, unknown>)[name]),
      ]),
    )
  }
  const { they: _, ...rest } = bundle
  return JSON.stringify(strip(rest, other))
}

test.each(bundles.map((bundle) => [bundle.location.key, bundle] as const))(
  '%s: a language changes nothing but texts, and the engine says the same',
  (_, bundle) => {
    const translated = translateBundle(bundle, translate)
    expect(withoutTexts(translated, bundle)).toBe(withoutTexts(bundle, translated))
    const person = { sex: 'female' as const, age: { min: 25, max: 34 }, weightKg: null }
    const firstOfEach = Object.fromEntries(bundle.steps.map(({ key, options }) => [key, [options[0]!]]))
    const models = [translated, bundle].map(createModel)
    for (const answers of [{}, firstOfEach]) {
      const [said, english] = models.map((model) => assess(model, person, answers))
      const { triage, ranking, next } = english!
      expect({ triage: said!.triage, ranking: said!.ranking, next: said!.next }).toEqual({
        triage,
        ranking,
        next,
      })
    }
  },
)

test('every text is found, under one key each, and a wrong one would show', () => {
  const texts = knowledgeTexts(bundles, [])
  expect(texts.length).toBeGreaterThan(10_000)
  const kept = new Map(texts.map(({ key, en }) => [key, en]))
  const others = bundles.flatMap((bundle) =>
    knowledgeTexts([bundle], [])
      .filter(({ key, en }) => kept.get(key) !== en)
      .map(({ key }) => `${bundle.location.key}: ${key}`),
  )
  expect(others).toEqual([])
  expect(kept.get('findings.fever.present')).toBeTypeOf('string')
})

/** Fields with words that stay English: medical names, which doctors share, titles of sources, and what reviewers say. */
const STAY = new Set(['medicalName', 'anatomical', 'sources', 'review'])

test('no text that people read was forgotten', () => {
  const found = new Set<string>()
  const look = (value: unknown, way: string): void => {
    if (typeof value === 'string' && /[a-z]{2,} [a-z]/.test(value)) found.add(way)
    if (typeof value !== 'object' || value === null) return
    for (const [name, entry] of Object.entries(value))
      if (!STAY.has(name)) look(entry, Array.isArray(value) ? way : `${way}.${name}`)
  }
  for (const bundle of bundles) {
    const { they: _, ...translated } = translateBundle(bundle, translate)
    look(translated, '')
  }
  expect([...found]).toEqual([])
})

test('said of somebody else it is the text that was written for that', () => {
  const bundle = bundles.find(({ location }) => location.key === 'low_back')!
  const step = bundle.steps.find(({ question }) => /\byou\b/.test(question))!
  const translated = translateBundle(bundle, translate)
  const said = inThirdPerson(translated).steps.find(({ key }) => key === step.key)!
  const english = inThirdPerson(bundle).steps.find(({ key }) => key === step.key)!
  expect(said.question).toBe(pseudoText(english.question))
  expect(said.question).not.toBe(pseudoText(step.question))
})

test('pages made of the same texts are translated by their English, and keys, slugs and sources stay', () => {
  const page = {
    slug: 'gout',
    name: 'Gout',
    places: [{ key: 'Gout', name: 'Knee' }],
    sources: [{ title: 'Gout' }],
    n: 1,
  }
  expect(translateCompiled(page, new Map([['Gout', 'गठिया']]))).toEqual({
    slug: 'gout',
    name: 'गठिया',
    places: [{ key: 'Gout', name: 'Knee' }],
    sources: [{ title: 'Gout' }],
    n: 1,
  })
})

test('all spots of the body are named in the language, and nothing else of them changes', () => {
  const json = readFileSync('public/body/zones.json', 'utf8')
  const zones = JSON.parse(json) as { zone: string; label: string }[]
  const said = JSON.parse(translateZones(json, translate)) as typeof zones
  expect(said).toEqual(zones.map((zone) => ({ ...zone, label: pseudoText(zone.label) })))
  expect(zoneTexts(json).map(({ key }) => key)).toEqual(zones.map(({ zone }) => `spots.${zone}`))
})

test('of two places that hurt, both are said of somebody else as they were written for that', () => {
  const [main, other] = ['low_back', 'knee'].map((key) =>
    translateBundle(
      bundles.find(({ location }) => location.key === key)!,
      translate,
    ),
  )
  const words = {
    question: 'और कहाँ दर्द होता है?',
    why: 'आपकी सभी जगहों का एक कारण',
    whyOfThem: 'उनकी सभी जगहों का एक कारण',
    hurtsToo: ({ place }: { place: string }) => `${place} में भी दर्द है`,
    askedOf: ({ place, question }: Record<'place' | 'question', string>) => `${place} के बारे में: ${question}`,
  }
  const joined = joinBundles(main!, [other!], words)
  const { they } = joined
  expect(they).toMatchObject({ ...other!.they, ...main!.they, [words.why]: words.whyOfThem })
  const asked = joined.steps.find(({ key }) => key === 'knee_leg_signs')!
  expect(asked.question.startsWith(`${other!.location.name} के बारे में: `)).toBe(true)
  expect(inThirdPerson(joined).steps.find(({ key }) => key === 'knee_leg_signs')!.question).toBe(
    asked.question.replace(/(?<=: ).*/, (question) => other!.they![question] ?? question),
  )
  expect(joined.steps.find(({ question }) => question === words.question)).toMatchObject({ why: words.why })
  expect(joined.findings.map(({ present }) => present)).toContain(`${other!.location.name} में भी दर्द है`)
  expect(Object.keys(they!).length).toBeGreaterThan(Object.keys(main!.they!).length)
})
