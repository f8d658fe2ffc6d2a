import { spawn, type ChildProcess } from 'node:child_process'

export interface BuiltServer {
  process: ChildProcess
  url: string
}

const READY = /is ready: (\S+)/

/** Starts the built server as a process of its own on a free port, and waits until it answers. */
export function startBuiltServer(variables: Record<string, string>): Promise<BuiltServer> {
  const { BASE_URL: _, DATABASE_URL: __, ...environment } = process.env
  const child = spawn(process.execPath, ['--max-semi-space-size=1', 'build/server/main.js'], {
    env: { ...environment, PORT: '0', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = READY.exec(output)?.[1]
      if (url) resolve({ process: child, url: url.replace('localhost', '127.0.0.1') })
    })
    child.once('exit', () => reject(new Error(`the server ended:\n${output}`)))
  })
}
