import { readFileSync } from 'node:fs'
import { Session as Inspector, type Profiler } from 'node:inspector'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { readBundles } from '#evaluation/read-bundles'
import * as answerStores from '#web/domain/consultation/answer-store.ts'
import * as sessions from '#web/domain/consultation/session.ts'
import { firstOptions, playedSession } from '#web/domain/consultation/testing/played-session.ts'
import { openDeviceStorage } from '#web/domain/storage/device-storage.ts'
import { modulesOf, resolveInSrc, valueImportsIn } from '../../../testing/imports.ts'
import { Interview } from './interview.tsx'
import * as questionForms from './question-form.tsx'
import { answerOf } from './selection.ts'

const SRC = join(import.meta.dirname, '../../..')
const MODULES = modulesOf(SRC)
const AT_MOST = { posterior: 13, scores: 15 }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/**
 * Everything of the pages that runs counts, and of the engine `assess` and what the posterior, or the scores, are made of: not
 * what it works out beside them, such as the urgency and the next question. Where several places hurt, or self-tests were
 * answered, two and one more run.
 */
test(`from a tap it is at most ${AT_MOST.posterior} modules to the posterior and ${AT_MOST.scores} to the scores, those that docs/architecture.md lists`, () => {
  const { tap, result } = callsOfTapAndResult()
  const ofPosterior = withValueImports(['engine/posterior.ts'])
  const ofScores = withValueImports(['engine/posterior.ts', 'engine/scores.ts'])
  const onTheWay = [
    // It has the tap: here the test itself calls what its form calls.
    'web/features/interview/question-form.tsx',
    ...[...tap.keys()].filter(
      (path) => !path.startsWith('engine/') || path === 'engine/assess.ts' || ofPosterior.has(path),
    ),
  ]
  const { posterior, scores } = listedInArchitecture()
  expect(onTheWay.map((path) => basename(path)).sort()).toEqual(posterior)
  expect(onTheWay.length).toBeLessThanOrEqual(AT_MOST.posterior)
  expect(tap.get('engine/assess.ts')?.get('assess')).toBe(1)

  const toTheScores = new Set([...onTheWay, ...[...result.keys()].filter((path) => ofScores.has(path))])
  expect([...toTheScores].map((path) => basename(path)).sort()).toEqual([...posterior, ...scores].sort())
  expect(toTheScores.size).toBeLessThanOrEqual(AT_MOST.scores)
})

test('no score is worked out before a page shows one', () => {
  const { tap, result } = callsOfTapAndResult()
  const scoring = (calls: Calls) => calls.get('engine/scores.ts')?.get('scoresOf') ?? 0
  expect([scoring(tap), scoring(result)]).toEqual([0, 1])
})

/** How often each function was called, by module. */
type Calls = Map<string, Map<string, number>>

/** What is called between a tap on Continue and the answer's assessment, then by the first look at the causes. */
function callsOfTapAndResult(): { tap: Calls; result: Calls } {
  const bundle = readBundles().find(({ location }) => location.key === 'knee')!
  const { knowledge, person, consultation } = playedSession(bundle, firstOptions(bundle.location.screen))
  const [step, answer] = consultation.steps.at(-1)!
  const asking = { ...consultation, steps: consultation.steps.slice(0, -1), selfTests: [] }
  const { sessionOf } = sessions
  const session = sessionOf(knowledge, asking, person)
  expect(session.assessment.next).toMatchObject({ kind: 'ask', step })

  const inMemory = openDeviceStorage(() => {
    throw new Error('There is no browser here')
  })
  vi.spyOn(answerStores, 'answerStore').mockReturnValue(answerStores.createAnswerStore(inMemory))
  const form = vi.spyOn(questionForms, 'QuestionForm').mockReturnValue(<form />)
  renderToString(
    <Router ssrPath="/" aroundNav={() => {}}>
      <Interview session={session} />
    </Router>,
  )
  const { onAnswer } = form.mock.lastCall![0]

  vi.useFakeTimers()
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint())
  const inspector = new Inspector()
  let tap: Calls = new Map()
  let result: Calls = new Map()
  vi.spyOn(sessions, 'sessionOf').mockImplementationOnce((...about) => {
    const answered = sessionOf(...about)
    inspector.post('Profiler.takePreciseCoverage', (_, taken) => (tap = callsIn(taken.result)))
    // As the result's page reads them.
    expect(answered.assessment.ranking.causes[0]!.final).toBeGreaterThan(0)
    inspector.post('Profiler.takePreciseCoverage', (_, taken) => (result = callsIn(taken.result)))
    return answered
  })
  inspector.connect()
  inspector.post('Profiler.enable')
  inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  onAnswer(step, answerOf(typeof answer === 'string' ? answer : [...answer])!)
  vi.runAllTimers()
  inspector.disconnect()
  return { tap, result }
}

function callsIn(called: readonly Profiler.ScriptCoverage[]): Calls {
  return new Map(
    called.flatMap(({ url, functions }) => {
      const path = relative(SRC, url.startsWith('file:') ? fileURLToPath(url) : url)
      // Without a name are, besides callbacks, the getters that the test's own loader makes of exports.
      const named = functions.filter(
        ({ functionName, ranges }) => functionName !== '' && ranges[0]!.count > 0,
      )
      if (!Object.hasOwn(MODULES, path) || named.length === 0) return []
      return [[path, new Map(named.map(({ functionName, ranges }) => [functionName, ranges[0]!.count]))]]
    }),
  )
}

/** These modules and all that they import as values, directly or not. */
function withValueImports(paths: readonly string[]): ReadonlySet<string> {
  const found = new Set(paths)
  for (const path of found)
    for (const specifier of valueImportsIn(MODULES[path]!)) {
      const imported = resolveInSrc(specifier, path)
      if (imported !== null) found.add(imported)
    }
  return found
}

/** The modules that the numbered list there names, up to the engine's and in its last point; the table above it says how many. */
function listedInArchitecture(): { posterior: string[]; scores: string[] } {
  const text = readFileSync(join(SRC, '../docs/architecture.md'), 'utf8')
  const [, toPosterior, toScores, list, last] =
    /the modules below, (\d+) to the posterior[^]*? and (\d+) more to the scores[^]*?\n(1\. [^]*?)\n4\. [^]*?\n(5\. [^]*?)\n\n/.exec(
      text,
    )!
  const posterior = modulesIn(list!)
  const scores = modulesIn(last!)
  expect([posterior.length, scores.length]).toEqual([Number(toPosterior), Number(toScores)])
  return { posterior, scores }
}

function modulesIn(text: string): string[] {
  return [...text.matchAll(/`(?:[\w-]+\/)*([\w-]+\.tsx?)`/g)].map(([, name]) => name!).sort()
}
