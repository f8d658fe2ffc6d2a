import {
  isCollection,
  isMap,
  isNode,
  parseDocument,
  stringify,
  type Document,
  type Node,
  type Pair,
  type Range,
} from 'yaml'

/** A change of one value in a YAML file: another value, or none. */
export interface Edit {
  path: readonly (string | number)[]
  /** Left out to remove the entry. */
  value?: unknown
}

interface Splice {
  from: number
  to: number
  text: string
}

/** Columns that long texts are wrapped at, as elsewhere in content/. */
const WIDTH = 110

/**
 * Changes these values and leaves everything else of the file as it is written, so that the difference shows what was
 * corrected and nothing else. @throws RangeError when a path is not in the file.
 */
export function editYaml(text: string, edits: readonly Edit[]): string {
  const document = parseDocument(text)
  const lastFirst = edits.toSorted(
    (a, b) => nodeAt(document, b.path).range[0] - nodeAt(document, a.path).range[0],
  )
  return lastFirst.reduce((written, edit) => {
    const { from, to, text } = spliceOf(written, parseDocument(written), edit)
    return written.slice(0, from) + text + written.slice(to)
  }, text)
}

/** The file with a field at its end: the one that was there goes. */
export function withLastField(text: string, name: string, value: unknown): string {
  const document = parseDocument(text)
  const old = document.has(name) ? editYaml(text, [{ path: [name] }]) : text
  return `${old.trimEnd()}\n${stringify({ [name]: value }, { lineWidth: WIDTH })}`
}

function spliceOf(text: string, document: Document, { path, value }: Edit): Splice {
  const node = nodeAt(document, path)
  if (value !== undefined) return replacement(text, node, value)
  const parent = document.getIn(path.slice(0, -1), true)
  if (!isCollection(parent) || !parent.flow) return removal(text, parent, path, node)
  parent.delete(path.at(-1))
  return replacement(text, placed(parent, path), parent.toJS(document))
}

type PlacedNode = Node & { range: Range }

function nodeAt(document: Document, path: Edit['path']): PlacedNode {
  return placed(document.getIn(path, true), path)
}

function placed(node: unknown, path: Edit['path']): PlacedNode {
  if (!isNode(node) || !node.range) throw new RangeError(`${path.join('/')} is not in the file`)
  return node as PlacedNode
}

function replacement(text: string, { range: [from, to] }: PlacedNode, value: unknown): Splice {
  // A folded text ends with the line break that its range includes.
  const end = text.slice(from, to).endsWith('\n') ? '\n' : ''
  return { from, to, text: written(value, indentAt(text, from)) + end }
}

/** A text that is long or has a colon goes on lines of its own; what has parts stands on one line. */
function written(value: unknown, indent: number): string {
  if (typeof value !== 'string') return onOneLine(value)
  const oneLine = onOneLine(value)
  if (oneLine.length <= WIDTH - indent - 20) return oneLine
  const margin = ' '.repeat(indent + 2)
  return `>-\n${wrap(value, WIDTH - margin.length)
    .map((line) => margin + line)
    .join('\n')}`
}

/** As content/ is written by hand: `{ p: 0.62, sources: [a, b] }`. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return stringify(value, { lineWidth: 0 }).trimEnd()
  const fields = Object.entries(value).map(([name, part]) => `${name}: ${onOneLine(part)}`)
  return `{ ${fields.join(', ')} }`
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The entry's whole lines. */
function removal(text: string, parent: unknown, path: Edit['path'], node: PlacedNode): Splice {
  const pair = isMap(parent) ? parent.items.find((item) => keyOf(item) === path.at(-1)) : undefined
  const [start] = pair && isNode(pair.key) && pair.key.range ? pair.key.range : node.range
  const end = text.indexOf('\n', node.range[1] - 1)
  return { from: text.lastIndexOf('\n', start - 1) + 1, to: end === -1 ? text.length : end + 1, text: '' }
}

function keyOf({ key }: Pair): unknown {
  return isNode(key) ? key.toJSON() : key
}

function indentAt(text: string, at: number): number {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1)
  return /^ */.exec(line)![0].length
}
