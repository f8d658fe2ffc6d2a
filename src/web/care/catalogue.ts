import catalogue from '#bundles/care.json'
import type { CatalogueCare } from '#knowledge/bundle-care'
import type { CareCategory } from './messages.ts'

/** Every test and treatment of all places, tests first. */
export const CATALOGUE: readonly CatalogueCare[] = catalogue

/** As the select lists them: tests before treatments. */
export const CATEGORIES: readonly CareCategory[] = ['blood-test', 'imaging', 'consultation', 'therapy']
