/** Compiled by the knowledge build; declared here so that types hold before it has run. */
declare module '#bundles/locations.json' {
  import type { LocationSummary } from '#knowledge/bundle'

  const locations: LocationSummary[]
  export default locations
}

declare module '#bundles/location-words.json' {
  import type { LocationWords } from '#knowledge/bundle'

  const words: LocationWords[]
  export default words
}

declare module '#bundles/care.json' {
  import type { CareCatalogue } from '#knowledge/bundle-care'

  const catalogue: CareCatalogue
  export default catalogue
}

declare module '#bundles/conditions.json' {
  import type { ConditionIndex } from '#knowledge/bundle-conditions'

  const index: ConditionIndex
  export default index
}

declare module '#bundles/figures.json' {
  import type { PublishedFigures } from '#knowledge/bundle-figures'

  const figures: PublishedFigures
  export default figures
}

/** How many places are covered; put in by the site's build. */
declare const COVERED_COUNT: number
/** How many places there are, covered or not; put in by the site's build. */
declare const PLACE_COUNT: number
/** How often the reasoning was right on the patients it was not tuned on; put in by the site's build. */
declare const HELD_BACK: Record<
  'cases' | 'first' | 'amongThree' | 'emergencies' | 'emergenciesCaught',
  number
>
