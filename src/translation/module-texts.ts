import { parseSync } from 'vite'
import type { SourceText } from './catalogue.ts'

/** A text where it stands in a module of src/web. */
export interface TextInModule extends SourceText {
  start: number
  end: number
}

/** Nodes of the syntax tree, as far as they are looked at here (ESTree, and TypeScript's own). */
interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Words stand in constants of such a name; what else is a string is no words. */
const WORDS = /Messages$/
/** The call that makes an ICU message. */
const MESSAGE = 'text'
/** In a template it stands for the name of the site, which each operator chooses. */
const SITE_NAME = 'SITE_NAME'
/** Strings in the words that nobody reads: addresses, and empty ones. */
const NO_WORDS = /^(?:[/#].*|)$/
/** Properties of the words whose strings are no words: what programs find them by. */
const NOT_READ = new Set(['id', 'key', 'filledIn'])

/**
 * All words of a module: the strings in its constants named `…Messages`, and ICU messages made by `text(…)` wherever they
 * stand in them. Keys are the module's name, the constant's, and the way to the string.
 * @param path from src/web, without ending @throws when a message is not written out, or stands outside such a constant
 */
export function textsOf(path: string, code: string): TextInModule[] {
  const { program, errors } = parseSync(`${path}.ts`, code, { lang: 'tsx' })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  const texts: TextInModule[] = []
  for (const statement of program.body as unknown as Node[]) {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
    ) as Node | null
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration['declarations'] as { id: Node; init: Node | null }[]) {
      const name = id['name'] as string | undefined
      if (name && init && WORDS.test(name)) collect(init, `${keyOf(path)}.${name}`)
    }
  }
  return texts

  function collect(wrapped: Node, key: string): void {
    const node = bare(wrapped)
    const add = (en: string, isMessage: boolean) => {
      if (!NO_WORDS.test(en)) texts.push({ key, en, isMessage, start: node.start, end: node.end })
    }
    if (node.type === 'ObjectExpression') {
      for (const property of node['properties'] as Node[])
        if (property.type === 'Property' && !NOT_READ.has(nameOf(property['key'] as Node)))
          collect(property['value'] as Node, `${key}.${nameOf(property['key'] as Node)}`)
    } else if (node.type === 'ArrayExpression') {
      for (const [at, element] of (node['elements'] as Node[]).entries()) collect(element, `${key}.${at}`)
    } else if (isMessage(node)) {
      const [message] = node['arguments'] as Node[]
      const en = message && plainString(bare(message))
      if (en === undefined || en === null)
        throw new Error(`${path}: ${key}: write the message out, as one string`)
      add(en, true)
    } else {
      const en = plainString(node)
      if (en !== null) add(en, en.includes(`{${SITE_NAME}}`))
    }
  }
}

/** `features/home/messages` is `home`, `domain/words/urgency-words` is `words.urgency-words`. */
function keyOf(path: string): string {
  return path
    .replace(/^(?:features|domain|app)\//, '')
    .replace(/\/messages$/, '')
    .replaceAll('/', '.')
}

function isMessage(node: Node): boolean {
  return node.type === 'CallExpression' && (node['callee'] as Node)['name'] === MESSAGE
}

/** Without what only the types are told. */
function bare(node: Node): Node {
  return /^(?:TSSatisfies|TSAs|TSNonNull|Parenthesized)Expression$/.test(node.type)
    ? bare(node['expression'] as Node)
    : node
}

/** Its value; the name of the site in a template as `{SITE_NAME}`. Null when it is something else. */
function plainString(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type !== 'TemplateLiteral') return null
  const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const values = node['expressions'] as Node[]
  if (values.some((value) => value['name'] !== SITE_NAME)) return null
  return parts.join(`{${SITE_NAME}}`)
}

function nameOf(key: Node): string {
  return String(key['name'] ?? key['value'])
}
