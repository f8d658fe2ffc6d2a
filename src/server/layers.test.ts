import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** From the top down: a folder imports only from those in lines below its own. */
const LAYERS = [
  ['.'],
  ['application'],
  ['routes'],
  ['routes/accounts', 'site'],
  ['accounts'],
  ['contact', 'knowledge', 'sessions'],
  ['outbox'],
  ['delivery'],
  ['limits', 'http'],
  ['secrets', 'responses'],
  ['database'],
  ['database/embedded'],
  ['logging'],
  ['environment', 'errors'],
]

const SOURCE = /^(?!testing\/).*(?<!\.test)\.ts$/
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  SOURCE.test(file.replaceAll('\\', '/')),
)
const layerOf = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder))

test('every folder has its layer, and every layer its folders', () => {
  expect([...new Set(files.map((file) => dirname(file)))].sort()).toEqual(LAYERS.flat().sort())
})

test('folders import from the layers below them alone', () => {
  const upward = files.flatMap((file) => {
    const from = dirname(file)
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)]
      .map(([, imported = '']) => join(from, imported))
      .filter((target) => dirname(target) !== from && layerOf(dirname(target)) <= layerOf(from))
      .map((target) => `${file} -> ${target}`)
  })
  expect(upward).toEqual([])
})
