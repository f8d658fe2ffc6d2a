import { joinPlaces } from '#engine'
import type { LocationBundle } from './bundle.ts'

const texts = {
  question: 'Where else does it hurt?',
  why: 'A cause that explains the pain at all your places is more likely than one that explains it at one.',
  hurtsToo: (place: string) => `${place} hurts too`,
}

/** What is known about the main place with what other places that hurt as well add to it, texts included. */
export function joinBundles(main: LocationBundle, others: readonly LocationBundle[]): LocationBundle {
  const joined = joinPlaces(main, others, {
    step: (step) => ({ ...step, id: 0, question: texts.question, why: texts.why }),
    finding: (finding, { location: { name } }) => ({
      ...finding,
      label: name,
      present: texts.hurtsToo(name),
    }),
  })
  return {
    ...joined,
    care: allOf(main.care, ...others.map(({ care }) => care)),
    sources: allOf(main.sources, ...others.map(({ sources }) => sources)),
    ...(main.they && {
      they: Object.assign({}, ...others.map(({ they }) => they), main.they) as Record<string, string>,
    }),
  }
}

function allOf<Entry extends { key: string }>(...lists: readonly (readonly Entry[])[]): Entry[] {
  return [...new Map(lists.flat().map((entry) => [entry.key, entry])).values()]
}
