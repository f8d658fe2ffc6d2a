import type { Reporter, TestModule } from 'vitest/node'

/** Closes a run with one plain line that any tool can read: `Tests: 412 passed, 0 failed`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 }
    for (const module of modules) {
      // A file that does not even load has no tests to count, but it is a failure.
      if (module.errors().length > 0) count.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed' || state === 'skipped') count[state] += 1
      }
    }
    process.on('exit', () => {
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
      console.log(`Tests: ${count.passed} passed, ${count.failed} failed${skipped}`)
    })
  }
}
