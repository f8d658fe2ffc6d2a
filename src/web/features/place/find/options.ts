import { zoneName, zonesOfPlace } from '#web/domain/body/zones.ts'
import type { Marking } from '#web/domain/consultation/pain-mark.ts'
import type { Match } from './best-match.ts'
import type { Search } from './find-places.ts'
import { holdsAll, holdsInRow } from './name-match.ts'
import { nameWords, type SearchWord } from './search-words.ts'

/** A spot, or a place as a whole, that can be chosen for what is typed. */
export type Option = Match

/**
 * What can be chosen for what was found: first the one thing that is meant, then what is called by the words as they were
 * typed (first what has but its side besides: the left armpit, before its back), the spots of a place that is meant, what has all words in its name, other spots, and other places as a whole. Pain
 * spreads to spots alone, and neither to the one where it hurts most nor does that hurt too.
 */
export function optionsFor(
  { found, words }: Search,
  match: Match | null,
  marking: Marking,
  main: string | null,
): readonly Option[] {
  const all = found.flatMap((each) => [
    { place: each.place, zone: null },
    ...(each.zones.length > 0 ? each.zones.map((zone) => ({ place: each.place, zone })) : []),
    ...((match?.zone === null && each.place === match.place) ||
    (marking === 'spread' && each.zones.length === 0)
      ? spotsOf(each)
      : []),
  ])
  const first = match && optionKey(match)
  function rank(option: Option): number {
    const name = option.zone?.label ?? option.place.name
    if (optionKey(option) === first) return 0
    if (words && holdsInRow(name, words, 'whole')) return hasButSideBesides(option, words) ? 0.5 : 1
    if (match?.zone === null && option.place === match.place) return 2
    if (words && holdsAll(name, words)) return 3
    return option.zone ? 4 : 5
  }
  const options = [...new Map(all.map((option) => [optionKey(option), option])).values()]
  return options
    .filter(({ zone }) => marking === 'main' || (zone ? zone.zone !== main : marking === 'also'))
    .toSorted((a, b) => rank(a) - rank(b))
}

function hasButSideBesides({ zone }: Option, words: readonly SearchWord[]): boolean {
  return zone !== null && zone.side !== 'middle' && nameWords(zone.label).length === words.length + 1
}

/** What tells an option from all others. */
export function optionKey({ place, zone }: Option): string {
  return zone?.zone ?? place.key
}

export function optionName({ place, zone }: Option): string {
  return zone ? zoneName(zone) : place.name
}

/** A single spot is the place itself. */
function spotsOf({ place }: Pick<Option, 'place'>): readonly Option[] {
  const zones = zonesOfPlace(place.key)
  return zones.length > 1 ? zones.map((zone) => ({ place, zone })) : []
}
