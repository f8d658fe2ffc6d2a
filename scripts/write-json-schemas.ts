import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { contentSchemas } from '#knowledge/content/read-content'

/**
 * `npm run schemas`: writes JSON Schemas of the content files to content/.schemas, for completion and checks in an
 * editor. With `--check`, fails when they are not up to date.
 */
const folder = 'content/.schemas'
const check = process.argv.includes('--check')
mkdirSync(folder, { recursive: true })

const stale = Object.entries(contentSchemas).flatMap(([kind, { schema }]) => {
  const entry = z.toJSONSchema(schema, { io: 'input' })
  // A condition has a file of its own; every other kind of file is a list.
  const whole = kind === 'conditions' ? entry : { $schema: entry.$schema, type: 'array', items: entry }
  const text = `${JSON.stringify({ title: kind, ...whole }, null, 2)}\n`
  const file = `${folder}/${kind}.json`
  if (check) return readIfThere(file) === text ? [] : [file]
  writeFileSync(file, text)
  return []
})
if (stale.length > 0) {
  console.error(`not up to date: ${stale.join(', ')}; run npm run schemas`)
  process.exit(1)
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
