import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from './bodies.ts'

/**
 * Puts a .gz and a .br beside a file.
 * @param quality of gzip and brotli, 1 to 11
 * @param earlier a checkout that was built before: of what has the same bytes there, the compressed forms are copied. Compressing
 * takes half the time of a build, and the same bytes are always compressed alike.
 */
export async function compressFile(file: string, quality: number, earlier?: string): Promise<void> {
  const body = await readFile(file)
  const before = earlier ? join(earlier, file) : null
  if (before !== null && existsSync(before) && body.equals(await readFile(before))) {
    for (const ending of ['.gz', '.br']) await copyFile(`${before}${ending}`, `${file}${ending}`)
    return
  }
  const { gzip, br } = await compress(body, quality)
  await writeFile(`${file}.gz`, gzip!)
  await writeFile(`${file}.br`, br!)
}
