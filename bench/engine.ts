import { assess, createModel, type Answers, type Knowledge, type Person } from '#engine'
import { readBundles } from '#evaluation/read-bundles'
import { threadSeconds } from './thread-seconds.ts'

/**
 * Processor time of the engine for one answer, which other work on the machine does not stretch: what the page works out
 * between a tap and the next question (posterior, triage, the next question), on all locations merged into one body,
 * at 1x and 10x the conditions.
 *
 * It is that of the thread that does so, its own part of collecting garbage included: nobody waits for V8's other
 * threads, which compile meanwhile and made nearly all of the slowest hundredth. What all threads took is printed beside it.
 */
export interface EngineFigures {
  conditions: number
  steps: number
  answers: number
  p50Ms: number
  p99Ms: number
  processP99Ms: number
}

const person: Person = { sex: 'female', age: { min: 45, max: 54 }, weightKg: 70 }
const ROUNDS = 150

export function measureEngine(): EngineFigures[] {
  const body = mergeLocations(readBundles())
  return [1, 10].map((times) => measure(repeatConditions(body, times)))
}

function measure(knowledge: Knowledge): EngineFigures {
  const model = createModel(knowledge)
  const times: number[] = []
  const processTimes: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers: Answers = {}
    for (;;) {
      const threadBefore = threadSeconds()
      const before = process.cpuUsage()
      const next = assess(model, person, answers).next
      const { user, system } = process.cpuUsage(before)
      processTimes.push((user + system) / 1000)
      times.push((threadSeconds() - threadBefore) * 1000)
      if (next.kind === 'done') break
      const { kind, options } = model.steps.get(next.step)!.step
      // Deterministic and varied: no danger signs, otherwise a different option each round.
      answers[next.step] =
        next.part === 'screen'
          ? []
          : kind === 'single'
            ? [options[round % options.length]!]
            : options.filter((_, index) => (index + round) % 3 === 0)
    }
  }
  // The first tenth is spent compiling.
  const warm = Math.floor(times.length / 10)
  return {
    conditions: knowledge.conditions.length,
    steps: knowledge.steps.length,
    answers: times.length - warm,
    p50Ms: quantile(times.slice(warm), 0.5),
    p99Ms: quantile(times.slice(warm), 0.99),
    processP99Ms: quantile(processTimes.slice(warm), 0.99),
  }
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * sorted.length)]!
}

/** All locations as one, as if the whole body hurt: the engine's hardest case. */
function mergeLocations(bundles: readonly Knowledge[]): Knowledge {
  const unique = <Entry extends { key: string }>(entries: Entry[]) => [
    ...new Map(entries.map((entry) => [entry.key, entry])).values(),
  ]
  return {
    location: { key: 'whole_body', screen: [], opening: [] },
    findings: unique(bundles.flatMap(({ findings }) => findings)),
    steps: unique(bundles.flatMap(({ steps }) => steps)),
    conditions: unique(bundles.flatMap(({ conditions }) => conditions)),
    redFlags: [],
    selfTests: [],
  }
}

function repeatConditions(knowledge: Knowledge, times: number): Knowledge {
  return {
    ...knowledge,
    conditions: Array.from({ length: times }).flatMap((_, copy) =>
      knowledge.conditions.map((condition) => ({ ...condition, key: `${condition.key}_${copy}` })),
    ),
  }
}
