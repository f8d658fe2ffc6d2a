import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm test`: every gate a change must pass, as many side by side as there are cores, the slowest first. All run even when
 * one fails; the tests come last, with all cores to themselves, so that their summary closes the output. With `--all`
 * (`npm run test:all`) they leave nothing out, and the build is made twice and compared beside the unit tests on newer Nodes.
 */
const GATES: readonly (readonly [name: string, command: string])[] = [
  ['build', 'tsx scripts/build.ts --if-stale'],
  ['browser', 'tsx scripts/install-browser.ts'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['types', 'tsc -p .'],
  ['content', 'tsx scripts/check-content.ts'],
  ['editor schemas', 'tsx scripts/write-json-schemas.ts --check'],
  ['format', 'oxfmt --check .'],
]
const all = process.argv.includes('--all')
/** They follow what is built, too. */
const AFTER_THE_BUILD: typeof GATES = [
  ...(all
    ? ([
        ['unit tests on newer Nodes', 'tsx scripts/test-node.ts'],
        ['same bytes', 'tsx scripts/check-same-bytes.ts'],
      ] as const)
    : []),
  ['dead code', 'knip'],
]

/** Lines of a failed gate's output that are said again at the end, where people look first. */
const LAST_LINES = 25

/** What the gates write for a while, such as the databases of the tests: it goes at the end. PostgreSQL's own user comes in too. */
const scratch = mkdtempSync(join(tmpdir(), 'painpoint-check-'))
chmodSync(scratch, 0o711)
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

const failed: string[] = []
/** The end of what each failed gate printed. */
const ends: string[] = []
const waiting = [...GATES]
let build: Promise<unknown> | undefined
await Promise.all(Array.from({ length: availableParallelism() }, lane))

if (failed.length > 0) console.error(`\nfailed before the tests: ${failed.join(', ')}`)
console.log('\n== tests')
const started = performance.now()
const tests = await run(
  all ? 'vitest run --mode beside-newer-nodes' : 'vitest run --mode quick --tags-filter=!thorough',
  'inherit',
)
if (!tests.ok) failed.push('tests')
console.log(`\n== tests: ${inWords(tests.ok, started)}`)
if (failed.length > 0) {
  console.error([...ends, `failed: ${failed.join(', ')}`].map((part) => `\n${part}`).join('\n'))
  process.exit(1)
}

/** One gate after the other, as long as any waits or may come with the build. */
async function lane(): Promise<void> {
  for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
    const passing = pass(...gate)
    if (gate === GATES[0]) build = passing.then(() => waiting.push(...AFTER_THE_BUILD))
    await passing
    if (waiting.length === 0) await build
  }
}

/** Runs a gate and says how it went, its own output before it in one piece. */
async function pass(name: string, command: string): Promise<void> {
  const started = performance.now()
  const { ok, output } = await run(command, 'pipe')
  if (!ok) {
    failed.push(name)
    ends.push(`== ${name} ended with\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`)
  }
  console.log(`\n== ${name}: ${inWords(ok, started)}\n${output.trimEnd()}`)
}

function inWords(ok: boolean, started: number): string {
  return `${ok ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`
}

function run(command: string, output: 'inherit' | 'pipe'): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const [file, ...parameters] = command.split(' ')
    const gate = spawn(file!, parameters, {
      stdio: ['ignore', output, output],
      env: { ...process.env, TMPDIR: scratch },
    })
    let written = ''
    gate.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()))
    gate.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()))
    gate.once('error', reject)
    gate.once('close', (status) => resolve({ ok: status === 0, output: written }))
  })
}
