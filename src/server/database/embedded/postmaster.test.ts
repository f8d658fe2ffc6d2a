import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { stopPostmaster } from './postmaster.ts'

test('a postmaster that ends by itself while it is being stopped counts as stopped', async () => {
  const ended = spawn(process.execPath, ['--version'])
  await once(ended, 'exit')
  await expect(stopPostmaster(ended.pid!, tmpdir(), 1000)).resolves.toBeUndefined()
})
