import type { CaseFigures, HomeFigures, PublishedFigures } from '#knowledge/bundle/figures'
import type { LocationBundle, LocationSummary } from '#knowledge/bundle/bundle'
import { figuresOf } from './figures.ts'
import type { VignetteOutcome } from './play-vignettes.ts'

/** Everything the site says in numbers about its own knowledge. Throws RangeError when there is no case. */
export function publishedFigures(
  bundles: readonly LocationBundle[],
  outcomes: readonly VignetteOutcome[],
  numbers: PublishedFigures['numbers'],
): PublishedFigures {
  const conditions = unique(bundles.flatMap((bundle) => bundle.conditions))
  const heldBack = outcomes.filter(({ set }) => set === 'held_back')
  return {
    places: bundles.map(({ location }) => location.name),
    conditions: conditions.length,
    checked: conditions.filter(({ review }) => review !== undefined).length,
    signed: conditions.filter(({ review }) => review?.clinician).length,
    dangerous: conditions.filter(({ danger }) => danger !== undefined).length,
    redFlags: unique(bundles.flatMap((bundle) => bundle.redFlags)).filter(({ level }) => level !== 'routine')
      .length,
    selfTests: unique(bundles.flatMap((bundle) => bundle.selfTests)).length,
    sources: unique(bundles.flatMap((bundle) => bundle.sources)).length,
    numbers,
    cases: {
      all: caseFigures(outcomes),
      heldBack: heldBack.length > 0 ? caseFigures(heldBack) : null,
      byPlace: bundles.flatMap(({ location }) => {
        const here = outcomes.filter((outcome) => outcome.location === location.key)
        return here.length > 0 ? [{ place: location.name, figures: caseFigures(here) }] : []
      }),
    },
  }
}

/** @throws when no case was held back: the home page says how those come out. */
export function homeFigures(
  locations: readonly LocationSummary[],
  { cases: { heldBack } }: PublishedFigures,
): HomeFigures {
  if (!heldBack) throw new Error('The home page says how the held-back vignettes come out: there are none')
  return { covered: locations.filter(({ covered }) => covered).length, places: locations.length, heldBack }
}

/** Counts instead of shares: with few cases a share sounds surer than it is. */
function caseFigures(outcomes: readonly VignetteOutcome[]): CaseFigures {
  const figures = figuresOf(outcomes)
  const sent = figures.emergencies
  const emergencies = outcomes.filter(({ expectedLevel }) => expectedLevel === 'emergency')
  return {
    cases: figures.cases,
    first: Math.round(figures.top1 * figures.cases),
    amongThree: Math.round(figures.top3 * figures.cases),
    emergencies: emergencies.length,
    emergenciesCaught: emergencies.filter(({ triage }) => triage.level === 'emergency').length,
    sentToEmergency: sent?.cases ?? 0,
    firstAtOnce: sent ? Math.round(sent.atOnce.top1 * sent.cases) : 0,
    firstGoneOn: sent ? Math.round(sent.goneOn.top1 * sent.cases) : 0,
    tooLow: figures.underTriaged.length,
    questionsMedian: figures.questionsMedian,
    questionsMax: figures.questionsMax,
  }
}

function unique<Entry extends { key: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()]
}
