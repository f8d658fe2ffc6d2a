import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { BackupError } from './backup-error.ts'
import { linesOf } from './lines.ts'

const inPieces = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)))

async function allOf(pieces: AsyncIterable<Uint8Array>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of linesOf(pieces)) lines.push(String(line))
  return lines
}

test('lines keep the end they have, wherever the pieces are cut', async () => {
  expect(await allOf(inPieces('one\nt', 'wo\r\n', '\nlast'))).toEqual(['one\n', 'two\r\n', '\n', 'last'])
})

test('a line without an end is given up soon', async () => {
  let read = 0
  async function* endless() {
    for (; read < 4096; read++) yield Buffer.alloc(16 * 1024, 'a')
  }
  await expect(allOf(endless())).rejects.toThrow(BackupError)
  expect(read).toBeLessThan(100)
})
