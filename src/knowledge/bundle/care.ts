import type { BundleCare } from './bundle.ts'

/** Every test and treatment of all places, kept small: names are said once and counted from 0. */
export interface CareCatalogue {
  /** Plain names, from head to toe. */
  places: string[]
  causes: { name: string; places: number[] }[]
  care: (BundleCare & {
    /** The causes it is used for. */
    usedFor: number[]
  })[]
}
