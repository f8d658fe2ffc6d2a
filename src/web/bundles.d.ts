/** Compiled by the knowledge build; declared here so that types hold before it has run. */
declare module '#bundles/locations.json' {
  import type { LocationSummary } from '#knowledge/bundle/bundle'

  const locations: LocationSummary[]
  export default locations
}

declare module '#bundles/place-names.json' {
  import type { PlaceName } from '#knowledge/bundle/bundle'

  const names: PlaceName[]
  export default names
}

declare module '#bundles/home.json' {
  import type { HomeFigures } from '#knowledge/bundle/figures'

  const figures: HomeFigures
  export default figures
}

declare module '#bundles/care.json' {
  import type { CareCatalogue } from '#knowledge/bundle/care'

  const catalogue: CareCatalogue
  export default catalogue
}

declare module '#bundles/conditions.json' {
  import type { ConditionIndex } from '#knowledge/bundle/conditions'

  const index: ConditionIndex
  export default index
}

declare module '#bundles/figures.json' {
  import type { PublishedFigures } from '#knowledge/bundle/figures'

  const figures: PublishedFigures
  export default figures
}
