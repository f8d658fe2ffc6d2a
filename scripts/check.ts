import { spawnSync } from 'node:child_process'

/**
 * `npm run check` (and `npm test`): every gate a change must pass, in order of how quickly it tells. All gates run even
 * when one fails; the tests come last so that their summary closes the output.
 */
const gates: [name: string, command: string, ...args: string[]][] = [
  ['format', 'oxfmt', '--check', '.'],
  ['content', 'tsx', 'scripts/check-content.ts'],
  ['build', 'tsx', 'scripts/build.ts', '--if-stale'],
  ['types', 'tsc', '-p', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['dead code', 'knip'],
  ['editor schemas', 'tsx', 'scripts/write-json-schemas.ts', '--check'],
  ['tests', 'vitest', 'run'],
]

const failed = gates.flatMap(([name, command, ...args]) => {
  const started = Date.now()
  console.log(`\n== ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (name !== 'tests')
    console.log(
      `== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    )
  return status === 0 ? [] : [name]
})

if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`)
  process.exit(1)
}
