import type { SentenceMark } from './advice.ts'
import type { BundleSelfTest, BundleSource, Review } from './bundle.ts'
import type { TriageLevel } from '#engine'

/** What the search of all conditions goes through, kept small: places are named once and counted from 0. */
export interface ConditionIndex {
  places: PlaceLink[]
  /** By name. */
  conditions: { slug: string; name: string; medicalName: string; places: number[] }[]
}

export interface ConditionLink {
  slug: string
  name: string
}

export interface PlaceLink extends ConditionLink {
  /** Key of the place in the consultation. */
  key: string
  /** Heading under which it is listed. */
  group: string
}

/** How common a cause is among people with pain at a place. */
export type Commonness = 'very_common' | 'common' | 'uncommon' | 'rare' | 'very_rare'

/** How often a sign is there in people with the condition. */
export type Frequency = 'nearly_always' | 'usually' | 'often' | 'sometimes'

/** Everything a condition's own page says. */
export interface ConditionPage extends ConditionLink {
  medicalName: string
  codes: { icd10: string; icd11: string }
  description: string
  urgency: TriageLevel
  see: string
  /** When to get help, worst first: each sign once, by its own line or by the rule that knows it. */
  help: HelpGroup[]
  places: { place: PlaceLink; anatomical: string; commonness: Commonness; per1000: number | null }[]
  /** Keys of places between these, through which the pain runs. */
  runsThrough: string[]
  age: { min: number; max: number }
  sex: 'any' | 'male' | 'female'
  /** The sex it is clearly more frequent in. */
  oftenerIn: 'male' | 'female' | null
  signs: {
    /** The place it most often hurts at, for which they are told; null when it is the only one. */
    at: string | null
    /** The most telling of those that speak for it, most frequent first. */
    for: { text: string; frequency: Frequency }[]
    /** Those that speak against it. */
    against: string[]
  }
  /** How it usually goes, in the order of time; empty where no source was found that says it. */
  course: { when: string; what: string }[]
  tests: CareText[]
  treatments: CareText[]
  selfCare: string[]
  selfTests: SelfTestText[]
  /** What it is often confused with, and what tells them apart. */
  neighbours: (ConditionLink & { apart: SignsApart | null })[]
  sources: BundleSource[]
  written: string
  review: Review | null
}

/** What sends somebody with a condition to get help equally fast. */
export interface HelpGroup {
  level: Exclude<TriageLevel, 'self_care'>
  lines: string[]
  dangerSigns: DangerSign[]
}

/** Danger signs that can mean a condition, for which the same is to be done. */
export interface DangerSign {
  titles: string[]
  do: string
  /** Which sentences of `do` the condition's advice says too, from 0; left out where what it does begins otherwise. */
  said?: number[] | undefined
  /** The sentences that name numbers to call, without them. */
  marks?: Pick<SentenceMark, 'at' | 'short'>[] | undefined
}

/** Signs that speak for one of two conditions against the other. */
export interface SignsApart {
  forThis: string[]
  forOther: string[]
}

/** In whole years, inclusive. */
export interface AgeGroup {
  min: number
  max: number
}

export interface CareText {
  name: string
  what: string
  shows: string
  caution: string | null
  note: string | null
}

export type SelfTestText = Pick<
  BundleSelfTest,
  'key' | 'name' | 'purpose' | 'needs' | 'instructions' | 'stopIf' | 'meaning' | 'film'
> & { notIf: string[] }

/** What to do about a danger sign: call an ambulance, go to a hospital now, or see a doctor the same day. */
export type DangerWay = 'call' | 'go' | 'today'

/** What the page of a place says. */
export interface PlacePage extends PlaceLink {
  anatomical: string
  includes: string
  /** What usually hurts there, by age. */
  byAge: { age: AgeGroup; causes: ConditionLink[] }[]
  /** What cannot wait there, by what to do. */
  dangerSigns: Record<DangerWay, { title: string; because: string }[]>
  /** All its causes, most common first. */
  causes: (ConditionLink & { medicalName: string; commonness: Commonness; urgency: TriageLevel })[]
}
