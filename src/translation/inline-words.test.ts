import MessageFormat from '@messageformat/core'
import { describe, expect, test } from 'vitest'
import type { Plugin } from 'vite'
import { inlineWords } from './inline-words.ts'
import { textsOf } from './module-texts.ts'
import { pseudoMessage, pseudoText } from './pseudo.ts'
import { translatorInto } from './translator.ts'

const CODE = `
import { text } from '#web/language/text.ts'
import { SITE_NAME } from '#web/site.ts'

export const placeMessages = {
  heading: 'Where does it hurt?',
  path: '/place',
  tips: ['One', 'Two'],
  name: { kg: 'kg' } satisfies Record<string, string>,
  found: text('{count, plural, one {# place} other {# places}}'),
  about: \`About \${SITE_NAME}\`,
}
const other = 'no words'
export const used = [other, placeMessages.found({ count: 2 })]
`

const WORDS: Record<string, string> = {
  'place.placeMessages.heading': 'दर्द कहाँ है?',
  'place.placeMessages.tips.1': 'दो',
  'place.placeMessages.found': '{count, plural, one {# जगह} other {# जगहें}}',
  'place.placeMessages.about': '{SITE_NAME} के बारे में',
}

function transformed(plugin: Plugin, code = CODE): string {
  const transform = plugin.transform as unknown as (code: string, id: string) => { code: string } | null
  return transform(code, '/project/src/web/features/place/messages.ts')?.code ?? code
}

function compiled(plugin: Plugin): string {
  return (plugin.load as (id: string) => string)('\0virtual:messages-of/features/place/messages')
}

describe('textsOf', () => {
  test('finds every string of the words, by the way to it, and no address', () => {
    expect(
      textsOf('features/place/messages', CODE).map(({ key, en, isMessage }) => [key, en, isMessage]),
    ).toEqual([
      ['place.placeMessages.heading', 'Where does it hurt?', false],
      ['place.placeMessages.tips.0', 'One', false],
      ['place.placeMessages.tips.1', 'Two', false],
      ['place.placeMessages.name.kg', 'kg', false],
      ['place.placeMessages.found', '{count, plural, one {# place} other {# places}}', true],
      ['place.placeMessages.about', 'About {SITE_NAME}', true],
    ])
  })

  test('a message glued together is refused', () => {
    const glued = "export const aMessages = { found: text('{count} ' + kind) }"
    expect(() => textsOf('a', glued)).toThrow('a: a.aMessages.found: write the message out, as one string')
  })
})

describe('inlineWords', () => {
  test('puts in what is translated, and leaves English where it is not', () => {
    const plugin = inlineWords('hi', ({ key }) => (WORDS[key] ? { to: WORDS[key] } : null))
    const code = transformed(plugin)
    expect(code).toContain('heading: "दर्द कहाँ है?"')
    expect(code).toContain("path: '/place'")
    expect(code).toContain(`tips: ['One', "दो"]`)
    expect(code).toContain('about: ("" + SITE_NAME + " के बारे में")')
    expect(code).not.toContain('text(')
    expect(compiled(plugin)).toContain('plural(d.count, 0, hi,')
    expect(compiled(plugin)).toContain('जगहें')
    expect(compiled(plugin)).not.toContain('places')
  })

  test('a translation that leaves out the name of the site is refused', () => {
    const plugin = inlineWords('hi', ({ key }) => (key.endsWith('about') ? { to: 'हमारे बारे में' } : null))
    expect(() => transformed(plugin)).toThrow('place.placeMessages.about: the translation has no {SITE_NAME}')
  })

  test('English is left as it is but for its messages, which are compiled', () => {
    const plugin = inlineWords('en', translatorInto('en'))
    expect(transformed(plugin)).toContain("heading: 'Where does it hurt?'")
    expect(compiled(plugin)).toMatch(
      /^export const m\d+ = \(d\) => .*one: number\("en", d\.count, 0\) \+ " place"/m,
    )
  })

  test('a module without words is none of its business', () => {
    const plain = 'export const path = "/"'
    expect(transformed(inlineWords('en', translatorInto('en')), plain)).toBe(plain)
  })
})

describe('the pseudo-language', () => {
  test('has accents, and is longer by two fifths', () => {
    expect(pseudoText('Where does it hurt?')).toBe('Ŵĥéŕé ðóéš íţ ĥúŕţ? ôňé ťŵö')
    for (const english of ['Yes', 'Continue', 'Where does it hurt most, and where does it spread to?']) {
      const more = pseudoText(english).length / english.length
      expect(more).toBeGreaterThanOrEqual(1.25)
      expect(pseudoText(english)).not.toMatch(/[a-z]/i)
    }
    expect(pseudoText('112')).toBe('112')
  })

  test('keeps the values of a message, and every form of its plural', () => {
    const message =
      "It's {name}: {count, plural, one {# place} other {# '{places}'}} {who, select, me {mine} other {theirs}}"
    const say = new MessageFormat('en').compile(pseudoMessage(message))
    const one = say({ name: 'NAME', count: 1, who: 'me' })
    expect(one).toContain('NAME')
    expect(one).toContain('1 ')
    expect(one).toContain(pseudoText('place'))
    expect(one).toContain(pseudoText('mine'))
    expect(say({ name: 'NAME', count: 5, who: 'x' })).toContain('{')
    expect(one.replaceAll('NAME', '')).not.toMatch(/[a-z]/i)
  })
})
