import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * `npm run test:node`: the unit tests on the newest two LTS lines of Node.js, each brought by the npm package `node`, so that
 * what `npm test` says of the oldest Node that works holds for those that people should run. What plays the content is not run
 * again (`PLAYED` in vitest.config.ts).
 */
const LTS_LINES = [24, 26]

/** Seconds to wait after each try to bring a Node that failed: a registry may be away for a moment, which says nothing of the tests. */
const PAUSES = [5, 20, 60]

const faults: string[] = []
for (const line of LTS_LINES) {
  if (!(await bring(line))) faults.push(`npm did not bring Node ${line}`)
  else if (!runOn(line, 'node node_modules/vitest/vitest.mjs run --project unit --mode newer-node'))
    faults.push(`the unit tests fail on Node ${line}`)
}
if (faults.length > 0) {
  console.error(`\n${faults.join('; ')}`)
  process.exit(1)
}

/** Installs it where npm keeps what `npm exec` runs. @returns whether it is there. */
async function bring(line: number): Promise<boolean> {
  for (const seconds of PAUSES) {
    if (runOn(line, 'node --version')) return true
    await wait(seconds * 1000)
  }
  return runOn(line, 'node --version')
}

function runOn(line: number, command: string): boolean {
  const parameters = ['exec', '--yes', `--package=node@${line}`, '--call', command]
  return spawnSync('npm', parameters, { stdio: 'inherit' }).status === 0
}
