import { joinBundles } from '#knowledge/bundle-joined'
import { readKnowledge, type LocationKnowledge } from './knowledge-cache.ts'

/** The last one: pages that follow each other are about the same places. */
let latest: { of: readonly LocationKnowledge[]; joined: LocationKnowledge } | null = null

/** The knowledge about the main place with what other places that hurt as well add to it, texts included. */
export function joinKnowledge(
  main: LocationKnowledge,
  others: readonly LocationKnowledge[],
): LocationKnowledge {
  if (others.length === 0) return main
  const of = [main, ...others]
  if (latest?.of.length === of.length && latest.of.every((each, at) => each === of[at])) return latest.joined
  const joined = readKnowledge(
    joinBundles(
      main.bundle,
      others.map(({ bundle }) => bundle),
    ),
    main.bundle.location.key,
  )
  latest = { of, joined }
  return joined
}
