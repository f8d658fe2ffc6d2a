import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

const read = new Set<string>()

/** The next letter or text message to an address, as the site leaves it when nobody has set up mail and SMS. */
export async function letterTo(address: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => (found = (await unread(address)) ?? ''), { message: `a letter to ${address}` })
    .not.toBe('')
  return found
}

async function unread(address: string): Promise<string | undefined> {
  const folder = inject('outbox')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.toSorted((one, other) => one.localeCompare(other))) {
    // Another ending has one that is still being written.
    if (read.has(name) || !name.endsWith('.txt')) continue
    const text = await readFile(join(folder, name), 'utf8')
    if (!text.includes(`To: ${address}\n`)) continue
    read.add(name)
    return text
  }
  return undefined
}

/** The code in a letter. */
export function codeIn(letter: string): string {
  return /\b\d{6}\b/.exec(letter.slice(letter.indexOf('\n\n')))![0]
}

/** The path of the link in a letter. */
export function linkIn(letter: string): string {
  return new URL(/https?:\/\/\S+/.exec(letter)![0]).pathname
}
