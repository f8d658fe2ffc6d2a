import type { Reporter, TestCase, TestModule } from 'vitest/node'

const SLOWEST = 10

/** Closes a run with its slowest tests, the failed ones by name, and one plain line that any tool can read: `Tests: 412 passed, 0 failed`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = { passed: 0, failed: 0, skipped: 0 }
    // A file that does not even load has no tests to count, but it is a failure.
    count.failed += modules.filter((module) => module.errors().length > 0).length
    for (const test of tests) {
      const { state } = test.result()
      if (state === 'passed' || state === 'failed' || state === 'skipped') count[state] += 1
    }
    const failed = tests.filter((test) => test.result().state === 'failed')
    process.on('exit', () => {
      console.log(`Slowest tests:\n${slowest(tests).join('\n')}`)
      if (failed.length > 0) console.log(`Failed tests:\n${failed.map(nameOf).join('\n')}`)
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
      console.log(`Tests: ${count.passed} passed, ${count.failed} failed${skipped}`)
    })
  }
}

function slowest(tests: readonly TestCase[]): string[] {
  return tests
    .map((test) => ({ test, seconds: (test.diagnostic()?.duration ?? 0) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ test, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${nameOf(test)}`)
}

function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId}: ${fullName}`
}
