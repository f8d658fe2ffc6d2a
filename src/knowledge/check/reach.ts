import {
  AGE_BANDS,
  createModel,
  posterior,
  relativePrior,
  type Answers,
  type Model,
  type Person,
} from '#engine'
import type { LocationBundle } from '../bundle/bundle.ts'
import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { LIKELIHOOD_WORDS } from '../schema/scales.ts'
import { problemAt } from './problem-at.ts'

/** A cause that cannot get among so many at a place is never seen there. */
const SHOWN_FIRST = 3

/** A person who has the cause can well be expected to say so. */
const FAIR_CHANCE = LIKELIHOOD_WORDS.sometimes

/** A threshold above it says: only when it leads. */
const ALERTING = 0.5

const PEOPLE: readonly Person[] = AGE_BANDS.flatMap(({ range: age }) =>
  (['female', 'male'] as const).map((sex) => ({ sex, age, weightKg: null })),
)

/** What the engine makes of one cause at one place, at best. */
interface Reach {
  place: string
  /** From 1. */
  rank: number
  probability: number
  leader: string
}

/**
 * Played through the engine with the answers that speak for it, of the person it is likeliest in: each condition comes
 * first at one of its places at least, is among the first three at all of them, and a dangerous one reaches
 * the probability from which its level applies.
 */
export function checkReach(content: Content, bundles: readonly LocationBundle[]): Problem[] {
  const reaches = new Map<string, Reach[]>()
  for (const bundle of bundles) {
    const model = createModel(bundle)
    const totals = PEOPLE.map((person) =>
      model.conditions.reduce((sum, condition) => sum + relativePrior(condition, person), 0),
    )
    for (const [index, condition] of model.conditions.entries()) {
      const shares = PEOPLE.map((person, at) => relativePrior(condition, person) / totals[at]!)
      const person = PEOPLE[shares.indexOf(Math.max(...shares))]!
      const reach = reachOf(model, index, person)
      reaches.set(condition.key, [...(reaches.get(condition.key) ?? []), reach])
    }
  }
  return content.conditions.flatMap((entry) => {
    const { key, danger } = entry.value
    const found = reaches.get(key) ?? []
    const problems = found.flatMap(({ place, rank, probability, leader }) => {
      if (rank > SHOWN_FIRST) {
        return [
          problemAt(
            entry,
            ['locations', place],
            `at ${place} it stays at rank ${rank} whatever is answered; ${leader} leads`,
            `list findings asked at ${place} that it has and the others there have not, or leave the place out`,
          ),
        ]
      }
      if (danger && danger.threshold <= ALERTING && probability < danger.threshold) {
        return [
          problemAt(
            entry,
            ['locations', place],
            `at ${place} its probability stays at ${probability.toFixed(3)} whatever is answered, below its danger threshold of ${danger.threshold}`,
            `list findings asked at ${place} that it has and ${leader} has not`,
          ),
        ]
      }
      return []
    })
    if (found.length === 0 || found.some(({ rank }) => rank === 1)) return problems
    const nearest = found.toSorted((a, b) => b.probability - a.probability)[0]!
    return [
      ...problems,
      problemAt(
        entry,
        ['key'],
        `it comes first nowhere, whatever is answered; at ${nearest.place} ${nearest.leader} stays ahead`,
        `list findings that it has and ${nearest.leader} has not`,
      ),
    ]
  })
}

function reachOf(model: Model, index: number, person: Person): Reach {
  const { key } = model.conditions[index]!
  const ranked = [...posterior(model, person, answersFor(model, index))].sort((a, b) => b[1] - a[1])
  const at = ranked.findIndex(([condition]) => condition === key)
  return {
    place: model.knowledge.location.key,
    rank: at + 1,
    probability: ranked[at]![1],
    leader: ranked[0]![0],
  }
}

/** The answers that speak most for a condition among those that people with it often give. */
function answersFor(model: Model, index: number): Answers {
  const { likelihoods } = model.conditions[index]!
  const answers: Answers = {}
  for (const [key, { step, options }] of model.steps) {
    if (!step.options.some((finding) => finding in likelihoods)) continue
    const weights = options.map(({ present }) => present.weight[index]!)
    answers[key] =
      step.kind === 'single'
        ? [options[weights.indexOf(Math.max(...weights))]!.finding]
        : options
            .filter(({ present }, at) => weights[at]! > 0 && present.given[index]! >= FAIR_CHANCE)
            .map(({ finding }) => finding)
  }
  return answers
}
