import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { parseSync, type Plugin } from 'vite'
import { textsOf, type TextInModule } from './module-texts.ts'
import type { Translator } from './translator.ts'

const SITE_NAME_MARK = '{SITE_NAME}'
const MESSAGES_OF = 'virtual:messages-of/'
const MODULE = /\/src\/(?:web\/)?(.+)\.tsx?$/
/** Asked for in one language of several. */
const IN_A_LANGUAGE = /^in=/
/** Only modules with such a constant are parsed. */
const HAS_WORDS = /const \w+Messages\b/

/**
 * Puts the words of one language into the modules of src/web, so that a build holds no other: plain texts as strings, ICU
 * messages as the functions that MessageFormat compiles them to. What is not translated stays English.
 * @param query of the modules that it is for, where a build has words of several languages: `in=hi`
 */
export function inlineWords(tag: string, translate: Translator, query?: string): Plugin {
  const messages = new Map<string, string>()
  const messagesOf = query === undefined ? MESSAGES_OF : `${MESSAGES_OF}${tag}/`
  return {
    name: 'inline-words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(messagesOf) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${messagesOf}`) ? messages.get(id.slice(1 + messagesOf.length)) : null),
    transform(code, id) {
      const [file, asked] = id.split('?')
      const [, path] = MODULE.exec(file!) ?? []
      if (query !== (asked !== undefined && IN_A_LANGUAGE.test(asked) ? asked : undefined)) return null
      if (path === undefined || !HAS_WORDS.test(code)) return null
      const texts = textsOf(path, code)
      const compiled: Record<string, string> = {}
      const edits = texts.flatMap((text) => editOf(text, translate, compiled))
      if (edits.length === 0) return null
      const inlined = replaced(code, edits)
      if (Object.keys(compiled).length === 0) return { code: inlined, map: null }
      messages.set(path, withNamedExports(compileModule(new MessageFormat(tag), compiled)))
      return { code: `import * as messages_ from '${messagesOf}${path}'\n${inlined}`, map: null }
    },
  }
}

/** A bundler puts functions that are named exports where they are used; members of a default export it can't. */
function withNamedExports(module: string): string {
  const statement = parseSync('messages.js', module).program.body.at(-1)
  if (statement?.type !== 'ExportDefaultDeclaration' || statement.declaration.type !== 'ObjectExpression')
    throw new Error('MessageFormat compiled something else than one object of messages')
  const functions = statement.declaration.properties.map((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier')
      throw new Error('MessageFormat compiled a message without a plain name')
    return `export const ${property.key.name} = ${module.slice(property.value.start, property.value.end)}`
  })
  return [module.slice(0, statement.start).trimEnd(), ...functions].join('\n')
}

interface Edit {
  start: number
  end: number
  by: string
}

function editOf(text: TextInModule, translate: Translator, compiled: Record<string, string>): Edit[] {
  const { start, end, key, en, isMessage } = text
  const translation = translate(text)?.to
  if (isMessage && !en.includes(SITE_NAME_MARK)) {
    const name = `m${start}`
    compiled[name] = translation ?? en
    return [{ start, end, by: `messages_.${name}` }]
  }
  if (translation === undefined) return []
  if (!en.includes(SITE_NAME_MARK)) return [{ start, end, by: JSON.stringify(translation) }]
  if (!translation.includes(SITE_NAME_MARK))
    throw new Error(`${key}: the translation has no ${SITE_NAME_MARK}`)
  const parts = translation.split(SITE_NAME_MARK).map((part) => JSON.stringify(part))
  return [{ start, end, by: `(${parts.join(' + SITE_NAME + ')})` }]
}

function replaced(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
}
