import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumCommand, type ChromiumCommand } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site under test answers, without a slash at the end. */
    site: string
    /** Folder where the site leaves its letters and text messages. */
    outbox: string
    /** How each worker starts its browser. */
    chromium: ChromiumCommand
  }
}

const READY_WITHIN_MS = 180_000

/** The built site for all browser tests, and a browser on this machine. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', await chromiumCommand())
  const { site, outbox, stop } = await startBuiltSite()
  project.provide('site', site)
  project.provide('outbox', outbox)
  return stop
}

interface StartedSite {
  /** Where it answers, without a slash at the end. */
  site: string
  /** Folder where it leaves its letters and text messages. */
  outbox: string
  stop: () => Promise<void>
}

/** Starts the built site as `npm start` does, on a free port with a database of its own, and with these variables. */
export async function startBuiltSite(variables: Record<string, string> = {}): Promise<StartedSite> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'painpoint-test-'))
  // PostgreSQL never runs as root: when we do, the user it runs as has to be able to enter.
  chmodSync(dataDir, 0o755)
  // Vitest puts Vite's own BASE_URL ("/") into the environment; the server's means something else.
  const { BASE_URL: _, ...environment } = process.env
  const server = spawn(process.execPath, ['--max-semi-space-size=1', 'build/server/main.js'], {
    env: {
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  // A command that breaks half-way leaves no server behind.
  process.once('exit', () => server.kill('SIGTERM'))

  const site = `http://127.0.0.1:${port}`
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await answers(`${site}/api/health`))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL')
      throw new Error(`the site did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }

  return {
    site,
    outbox: join(dataDir, 'outbox'),
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
