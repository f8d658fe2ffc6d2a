import type { BundleCare } from './bundle.ts'

/** A test or treatment of any place, and the causes it is used for. */
export interface CatalogueCare extends BundleCare {
  /** Places from head to toe, each with the plain names of its causes. */
  usedFor: { place: string; causes: string[] }[]
}
