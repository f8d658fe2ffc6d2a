import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', './tests/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: ['src/server/testing/start-test-database.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['src/studio/node_modules/**'],
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
          fileParallelism: false,
          // A browser on a busy machine stumbles now and then; what is really broken fails three times.
          retry: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine may take longer than the second that is the default.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
