import { spawnSync } from 'node:child_process'

/**
 * `npm run test:node`: the unit tests on the newest two LTS lines of Node.js, each brought by the npm package `node`, so that
 * what `npm test` says of the oldest Node that works holds for those that people should run.
 */
const LTS_LINES = [24, 26]

const failed = LTS_LINES.filter((line) => {
  const tests = 'node --version && node node_modules/vitest/vitest.mjs run --project unit'
  const { status } = spawnSync('npm', ['exec', '--yes', `--package=node@${line}`, '--call', tests], {
    stdio: 'inherit',
  })
  return status !== 0
})
if (failed.length > 0) {
  console.error(`The unit tests fail on Node ${failed.join(' and ')}`)
  process.exit(1)
}
