import { defineConfig } from 'vitest/config'

/** Seconds a test may wait for a state, on a busy machine too. None waits for a time. */
const LONGEST = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    reporters: ['default', './tests/summary-reporter.ts'],
    // One on each core; the files of a worker share its modules, and the Chromium or database it has opened.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: ['src/server/testing/start-test-database.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['src/studio/node_modules/**'],
          isolate: false,
          // Passwords and a database take their time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/start-site.ts'],
          setupFiles: ['tests/leave-nothing-open.ts'],
          isolate: false,
          ...LONGEST,
        },
      },
    ],
  },
})
