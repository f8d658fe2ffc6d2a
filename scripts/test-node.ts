import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * `npm run test:node`: the unit tests on the newest two LTS lines of Node.js, each brought by the npm package `node`, so that
 * what `npm test` says of the oldest Node that works holds for those that people should run. What needs nothing of Node is not run
 * again (`OF_NO_NODE` in vitest.config.ts). What Node has taken away or changed since the oldest is so on the newest, which therefore
 * runs all the rest; a line between the two can only have faults of its own, and runs what touches Node itself (`OF_NODE_ITSELF`).
 * The lines run side by side, as much of the time is spent waiting for a database; each says what it printed in one piece.
 */
const LTS_LINES = [
  { line: 24, mode: 'node-between' },
  { line: 26, mode: 'newest-node' },
] as const

/** Seconds to wait after each try to bring a Node that failed: a registry may be away for a moment, which says nothing of the tests. */
const PAUSES = [5, 20, 60]

const faults = (await Promise.all(LTS_LINES.map(testOn))).flat()
if (faults.length > 0) {
  console.error(`\n${faults.join('; ')}`)
  process.exit(1)
}

/** @returns what is wrong with this line of Node. */
async function testOn({ line, mode }: (typeof LTS_LINES)[number]): Promise<readonly string[]> {
  if (!(await bring(line))) return [`npm did not bring Node ${line}`]
  const tests = `node node_modules/vitest/vitest.mjs run --project unit --mode ${mode}`
  return (await runOn(line, tests)) ? [] : [`the unit tests fail on Node ${line}`]
}

/** Installs it where npm keeps what `npm exec` runs. @returns whether it is there. */
async function bring(line: number): Promise<boolean> {
  for (const seconds of PAUSES) {
    if (await runOn(line, 'node --version')) return true
    await wait(seconds * 1000)
  }
  return runOn(line, 'node --version')
}

/** Prints all that the command printed when it has ended. @returns whether it succeeded. */
function runOn(line: number, command: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const parameters = ['exec', '--yes', `--package=node@${line}`, '--call', command]
    const child = spawn('npm', parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
    child.once('error', reject)
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(output))
      resolve(status === 0)
    })
  })
}
