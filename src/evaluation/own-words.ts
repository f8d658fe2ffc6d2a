import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { z } from 'zod'
import { partsOf, type FindingHere, type Mention } from '#listening'
import type { LocationBundle } from '#knowledge/bundle/bundle'

const sayings = z.array(
  z.strictObject({
    at: z.string(),
    say: z.string(),
    means: z.array(z.string()),
    may: z.array(z.string()).default([]),
    about: z.enum(['me', 'child', 'other']).default('me'),
  }),
)

/** A sentence about pain at a place, and what it means. */
export type Saying = z.infer<typeof sayings>[number]

/** Reads a file of sentences. Throws when it does not have the right shape. */
export function readSayings(file: string): Saying[] {
  return sayings.parse(load(readFileSync(file, 'utf8')))
}

/** From this age on nobody is a child, in years. */
const GROWN_FROM = 18

/** What a place asks about, danger signs first; of what is asked of children nothing where somebody tells of themselves. */
export function findingsAt(
  { steps, location }: LocationBundle,
  about: Saying['about'] = 'child',
): FindingHere[] {
  const rank = (step: string) =>
    location.screen.includes(step) ? location.screen.indexOf(step) : location.screen.length
  return steps
    .filter(({ askIf }) => about !== 'me' || (askIf?.age?.max ?? Infinity) >= GROWN_FROM)
    .toSorted((a, b) => rank(a.key) - rank(b.key))
    .flatMap(({ key, kind, options, dependsOnAny: presupposes }) =>
      options.map((option) => ({ key: option, step: key, isOneOf: kind === 'single', presupposes })),
    )
}

/** What is listened for at each place, by its key: findings by whom they are told of, and the parts of the body in its name. */
export function placesListenedAt(bundles: readonly LocationBundle[]) {
  return new Map(
    bundles.map((bundle) => [
      bundle.location.key,
      {
        here: {
          me: findingsAt(bundle, 'me'),
          child: findingsAt(bundle, 'child'),
          other: findingsAt(bundle, 'other'),
        },
        parts: partsOf(bundle.location.name),
      },
    ]),
  )
}

export interface Figures {
  /** Sentences played. */
  sayings: number
  said: number
  shown: number
  /** Of what is shown, the share that is right. */
  precision: number
  /** Of what was said, the share that is found. */
  recall: number
  /** Of the sentences that mean nothing we ask about, the share of which nothing is shown. */
  silent: number
  misses: { saying: Saying; missing: string[]; wrong: string[] }[]
}

/** How well sentences are understood. */
export function measure(
  given: readonly Saying[],
  listen: (saying: Saying) => readonly Pick<Mention, 'finding' | 'holds'>[],
): Figures {
  let said = 0
  let found = 0
  let shown = 0
  let right = 0
  const misses: Figures['misses'] = []
  const empty = { all: 0, silent: 0 }
  for (const saying of given) {
    const mentions = listen(saying).map(({ finding, holds }) => (holds ? finding : `not ${finding}`))
    const missing = saying.means.filter((meaning) => !mentions.includes(meaning))
    const wrong = mentions.filter((mention) => ![...saying.means, ...saying.may].includes(mention))
    said += saying.means.length
    found += saying.means.length - missing.length
    shown += mentions.length
    right += mentions.length - wrong.length
    if (saying.means.length === 0 && saying.may.length === 0) {
      empty.all += 1
      if (mentions.length === 0) empty.silent += 1
    }
    if (missing.length > 0 || wrong.length > 0) misses.push({ saying, missing, wrong })
  }
  return {
    sayings: given.length,
    said,
    shown,
    precision: shown === 0 ? 1 : right / shown,
    recall: found / said,
    silent: empty.silent / empty.all,
    misses,
  }
}
