import { BackupError } from './backup-error.ts'

const NEW_LINE = 10
/** A row has 50 kB at most. Without a bound a small file that unzips to one endless line keeps a restore busy for hours. */
const LONGEST_BYTES = 1024 * 1024

/**
 * The lines of a stream, each with the end it has. By bytes: nothing but a line feed ends one.
 * @throws BackupError for a line that is longer than any in a backup
 */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    rest = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece])
    let from = 0
    for (let end = rest.indexOf(NEW_LINE); end !== -1; end = rest.indexOf(NEW_LINE, from)) {
      yield rest.subarray(from, end + 1)
      from = end + 1
    }
    rest = rest.subarray(from)
    if (rest.length > LONGEST_BYTES)
      throw new BackupError('This file is no backup: it has a line without an end.')
  }
  if (rest.length > 0) yield rest
}
