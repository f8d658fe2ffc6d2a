import { mkdirSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { About, Delivery } from './delivery.ts'

export interface OutboxFolder extends Pick<Delivery, 'takeBack' | 'sweep'> {
  path: string
  write: (about: About, lines: string[]) => Promise<void>
}

/** `2026-11-21T08-00-00-000Z reset <account> <contact message> <message>.txt`, with `-` for none. */
const NAME = /^(\S+) \S+ (\S+) (\S+) (\S+)\.txt$/

/**
 * Where messages go that nothing is set up to send: one readable file each, which only its owner's user can read.
 * A message that is written again takes the place of its file.
 */
export function createOutboxFolder(path: string): OutboxFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const list = async () =>
    (await readdir(path)).flatMap((file) => {
      const [, time = '', account, contactMessage, id] = NAME.exec(file) ?? []
      if (id === undefined) return []
      const owners = [account, contactMessage].filter((owner) => owner !== undefined && owner !== '-')
      return [{ file, time, id, owners: owners as string[] }]
    })
  const remove = (files: { file: string }[]) =>
    Promise.all(files.map(({ file }) => rm(join(path, file), { force: true })))
  return {
    path,
    write: async ({ id, kind, accountId, contactMessageId }, lines) => {
      await remove((await list()).filter((file) => file.id === id))
      const name = [fileTime(new Date()), kind, accountId ?? '-', contactMessageId ?? '-', id].join(' ')
      // Whoever watches the folder never sees half a message.
      const unfinished = join(path, `.${id}`)
      await writeFile(unfinished, `${lines.join('\n')}\n`, { mode: 0o600 })
      await rename(unfinished, join(path, `${name}.txt`))
    },
    takeBack: async (ids) => {
      const isMeant = ({ id, owners }: { id: string; owners: string[] }) =>
        ids.includes(id) || owners.some((owner) => ids.includes(owner))
      await remove((await list()).filter(isMeant))
    },
    sweep: async (doExist, before) => {
      const files = await list()
      const alive = await doExist([...new Set(files.flatMap(({ owners }) => owners))])
      await remove(
        files.filter(
          ({ time, owners }) => time < fileTime(before) || owners.some((owner) => !alive.has(owner)),
        ),
      )
    },
  }
}

/** In an order that sorts, and in characters every file system takes. */
const fileTime = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-')
