import { joinPlaces } from '#engine'
import type { LocationBundle } from './bundle.ts'

/** What is said of the other places that hurt. */
export interface JoinedWords {
  question: string
  why: string
  /** The same said of somebody else than the reader. */
  whyOfThem: string
  hurtsToo: (values: { place: string }) => string
  /** A question that is about another place than the main one. */
  askedOf: (values: { place: string; question: string }) => string
}

/** As the terminal and tests say it; pages have their own, in each language. */
export const JOINED_ENGLISH: JoinedWords = {
  question: 'Where else does it hurt?',
  why: 'A cause that explains the pain at all your places is more likely than one that explains it at one.',
  whyOfThem:
    'A cause that explains the pain at all their places is more likely than one that explains it at one.',
  hurtsToo: ({ place }) => `${place} hurts too`,
  askedOf: ({ place, question }) => `${place}: ${question}`,
}

/** What is known about the main place with what other places that hurt as well add to it, texts included. */
export function joinBundles(
  main: LocationBundle,
  others: readonly LocationBundle[],
  words: JoinedWords,
): LocationBundle {
  const ofThem: Record<string, string> = {}
  const joined = joinPlaces(main, others, {
    step: (step) => ({ ...step, id: 0, question: words.question, why: words.why }),
    finding: (finding, { location: { name } }) => ({
      ...finding,
      label: name,
      present: words.hurtsToo({ place: name }),
    }),
    askedOf: (step, { location: { name: place }, they }) => {
      const question = words.askedOf({ place, question: step.question })
      const saidOfThem = they?.[step.question]
      if (saidOfThem !== undefined) ofThem[question] = words.askedOf({ place, question: saidOfThem })
      return { ...step, question }
    },
  })
  return {
    ...joined,
    care: allOf(main.care, ...others.map(({ care }) => care)),
    sources: allOf(main.sources, ...others.map(({ sources }) => sources)),
    ...(main.they && {
      they: Object.assign({}, ...others.map(({ they }) => they), main.they, ofThem, {
        [words.why]: words.whyOfThem,
      }) as Record<string, string>,
    }),
  }
}

function allOf<Entry extends { key: string }>(...lists: readonly (readonly Entry[])[]): Entry[] {
  return [...new Map(lists.flat().map((entry) => [entry.key, entry])).values()]
}
