import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { inLanguage } from './src/translation/in-language.ts'
import { PSEUDO } from './src/translation/languages.ts'
import { serverWords } from './src/translation/server-words.ts'
import { siteLanguages } from './src/translation/site-languages.ts'
import SlowFirst from './tests/slow-first.ts'

/** Compiles the messages, as the builds do; the server speaks the pseudo-language too. */
const plugins = serverWords(['en', PSEUDO.tag])

/** What a browser test may take before it counts as stuck: a machine with other work does the longest in two minutes, most in ten seconds. */
const IN_A_BROWSER = {
  setupFiles: ['tests/leave-nothing-open.ts'],
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

/**
 * Pages, knowledge and what holds the two to the promises of docs/security.md, sent by a host of files before the server. That it
 * hands calls and cookies on is shown by signing up and logging in, and for passkeys by signing up: logging in by one is the same pages
 * and calls of the same origin.
 */
const EXPORTED: TestProjectConfiguration = {
  plugins,
  test: {
    name: 'exported',
    include: [
      'tests/exported/**/*.test.ts',
      'tests/end-to-end/{content-policy,privacy,public-pages,signed-release,signed-updates}.test.ts',
      'tests/end-to-end/accounts/{cookies,log-in,passkey-sign-up,sign-up}.test.ts',
    ],
    provide: { isThorough: false },
    globalSetup: ['tests/start-exported-site.ts'],
    ...IN_A_BROWSER,
  },
}

/** Consultations on the pages of every other language that is built, with its words in the hands of the browser tests. */
const IN_OTHER_LANGUAGES = siteLanguages()
  .filter(({ base }) => base !== '')
  .map((language): TestProjectConfiguration => ({
    plugins: inLanguage(language, siteLanguages()),
    test: {
      name: `in ${language.tag}`,
      include: ['tests/in-another-language/**/*.test.ts'],
      provide: { isThorough: false },
      globalSetup: ['tests/start-site.ts'],
      ...IN_A_BROWSER,
    },
  }))

/**
 * Not run again on newer Nodes: what is plain arithmetic and strings, without anything of Node's. That is the reasoning, the reading of
 * own words, the knowledge and what is made of it, written cases and simulated people played by the engine, and what runs in a browser,
 * whose V8 is newer than that of any Node here: Chromium runs it in tests/. All of the server but limits does run on the newest, and so do the
 * commands and whole consultations of src/terminal/same-consultation.test.ts, which read content/, compile and reason from end to end;
 * tests/end-to-end/same-consultation.test.ts holds what the oldest Node works out against the far newer V8 of Chromium.
 */
const OF_NO_NODE = [
  'src/{engine,evaluation,knowledge,listening,studio,translation,web}/**',
  'src/*.test.ts',
  'src/terminal/{consultation,stories,told-in-hindi}.test.ts',
  // What is counted for whom: hundreds of passwords, each checked as src/server/accounts/password-hash.test.ts does on each Node.
  'src/server/limits/limits-of-{calls,codes}.test.ts',
]

/**
 * All that runs again on a Node between the oldest and the newest: what itself starts processes, listens, streams, compresses, hashes
 * and reads files, and the commands. What lies on top of it (accounts, limits, letters and so on) holds on Nodes older and newer.
 */
const OF_NODE_ITSELF = [
  'src/server/{application,backup,database,http,metrics,responses,secrets,site}/**/*.test.ts',
  'scripts/**/*.test.ts',
]

/** Of these not: hundreds of calls that somebody hostile sends, which each handler refuses alike on every Node. */
const OF_OUR_HANDLERS = 'src/server/application/hostile.test.ts'

/**
 * What a server does with Node, on top of `OF_NODE_ITSELF`: in `npm run test:all` the newest Node runs these, so the Node at hand need not
 * do it once more. `npm test` runs them on the Node at hand, and the server of all browser tests runs on that in both.
 */
const ON_TOP_OF_NODE =
  'src/server/{accounts,contact,delivery,environment,knowledge,logging,outbox,routes,sessions}/**/*.test.ts'

function onNewerNode(mode: string): boolean {
  return mode === 'newest-node' || mode === 'node-between'
}

/** `npm run test:all` runs everything, some of it on the newest Node alone; `npm test`, to be done soon, leaves out what is tagged thorough and by `--mode quick` some more. */
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['default', './tests/summary-reporter.ts'],
    sequence: { sequencer: SlowFirst },
    // One more than there are cores, for those that wait for a page, a database or a clock; the files of a worker share its
    // modules, and the Chromium it has opened. Two newer Nodes run side by side.
    maxWorkers: availableParallelism() + (onNewerNode(mode) ? 0 : 1),
    tags: [
      { name: 'thorough', description: 'Takes long and finds what little else breaks: not in `npm test`' },
    ],
    projects: [
      {
        plugins,
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          globalSetup: ['src/server/testing/start-test-database.ts'],
          include:
            mode === 'node-between' ? OF_NODE_ITSELF : ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [
            'src/studio/node_modules/**',
            ...(onNewerNode(mode) ? OF_NO_NODE : []),
            ...(mode === 'node-between' ? [OF_OUR_HANDLERS] : []),
            ...(mode === 'beside-newer-nodes' ? [ON_TOP_OF_NODE] : []),
          ],
          setupFiles: ['tests/leave-no-fake-timers.ts'],
          unstubGlobals: true,
          // React as people get it: its other build looks up where each element was made, which takes most of the time.
          env: { NODE_ENV: 'production' },
          isolate: false,
          // Passwords and a database take their time on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        plugins,
        test: {
          name: 'browser',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/exported/**',
            'tests/in-another-language/**',
            ...(mode === 'quick' ? ['tests/thorough/**'] : []),
          ],
          provide: { isThorough: mode !== 'quick' },
          globalSetup: ['tests/start-site.ts'],
          ...IN_A_BROWSER,
        },
      },
      ...IN_OTHER_LANGUAGES,
      ...(mode === 'quick' ? [] : [EXPORTED]),
    ],
  },
}))
