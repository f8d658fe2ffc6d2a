import type { SentenceMark } from './advice.ts'
import type { ConditionVariant, RedFlagVariant } from './variants.ts'
import type { Condition, Finding, Knowledge, RedFlagRule, SelfTest, Span, Step } from '#engine'

/**
 * What the compiler makes of content/ for one pain location: everything the engine reasons with and everything
 * the pages show, in one file that is the same for everybody with pain there.
 */
export interface LocationBundle extends Knowledge {
  /** Content hash; changes whenever anything in the bundle does. */
  version: string
  location: BundleLocation
  findings: BundleFinding[]
  steps: BundleStep[]
  conditions: BundleCondition[]
  redFlags: BundleRedFlag[]
  selfTests: BundleSelfTest[]
  care: BundleCare[]
  sources: BundleSource[]
  /**
   * Texts as they are said of somebody else than the reader, by the text that speaks to the reader; those that say the same of
   * both are left out, and of English all that `ofThem` makes of them.
   */
  they?: Record<string, string> | undefined
}

/** What a consultation says of a place on the body. */
export interface PlaceName {
  id: number
  key: string
  name: string
  /** Whether there is knowledge about it yet. */
  covered: boolean
}

/** A place on the body, as the list of locations shows it. */
export interface LocationSummary extends PlaceName {
  anatomical: string
  group: string
  includes: string
}

export interface BundleLocation extends LocationSummary {
  screen: string[]
  opening: string[]
  openingFor?: Knowledge['location']['openingFor']
  shareOfElse?: number
}

export interface BundleFinding extends Finding {
  /** The answer a person picks. */
  label: string
  /** Said back when it holds, and when it does not. */
  present: string
  absent?: string | undefined
  /** Whether it tells that somebody takes a medicine. */
  medicine?: boolean | undefined
}

export interface BundleStep extends Step {
  id: number
  question: string
  why: string
  hint?: string | undefined
  /** The option the hint is about: where it is not offered, the hint is not shown. */
  hintOf?: string | undefined
  /** Options by the spot that stands for them, a zone's key without its side. */
  marked?: Record<string, string> | undefined
  /** Options by the spot or place the pain was marked as spreading to; with its side where that matters. */
  spreadMarked?: Record<string, string> | undefined
}

export interface BundleCondition extends Condition {
  name: string
  medicalName: string
  codes: { icd10: string; icd11: string }
  description: string
  see: string
  /** The same where how soon stands beside it; left out where it names no time. */
  seeUntimed?: string | undefined
  tests: CareUse[]
  treatments: CareUse[]
  selfCare: string[]
  getHelp: HelpLine[]
  variants?: ConditionVariant[] | undefined
  neighbours: string[]
  sources: string[]
  /** Findings whose likelihood is a study's, and those whose word a published band bears out; all others are judged. */
  basis?: { cited?: string[] | undefined; banded?: string[] | undefined } | undefined
  written: string
  review?: Review | undefined
}

/** Who read a condition against its sources. */
export interface Review {
  /** YYYY-MM-DD. */
  date: string
  by: string
  /** What was checked against what. */
  checked: string
  /** Whether the signs were left out. */
  signsUnread?: true
  /** Of a clinician, who has signed it. */
  clinician?: { role: string; registration: string }
}

/** A line about when to get help sooner. */
export interface HelpLine {
  say: string
  /** Of a line that names signs: where it sends somebody, and what is asked here of them, each set all together. */
  tie?: { level: 'emergency' | 'urgent'; when: string[][]; age?: Span | undefined } | undefined
  /** Of a line that sends somebody within days: what is asked here of its signs. It is said as it stands. */
  withinDays?: { when: string[][]; age?: Span | undefined } | undefined
}

export interface CareUse {
  care: string
  note?: string | undefined
}

export interface BundleRedFlag extends RedFlagRule {
  title: string
  do: string
  /** The same where how soon stands beside it; left out where it names no time. */
  doUntimed?: string | undefined
  /** Of the sentences of `doUntimed`, or of `do` where that is left out. */
  marks?: SentenceMark[] | undefined
  variants?: RedFlagVariant[] | undefined
  where: string
  howFast: string
  /** What of how soon holds under a condition, as a sentence. */
  sooner?: string | undefined
  because: string
  /** Dangerous conditions that these answers can mean. */
  pointsTo: string[]
  sources: string[]
}

export interface BundleSelfTest extends SelfTest {
  id: number
  name: string
  purpose: string
  minutes: number
  needs: string[]
  instructions: string[]
  stopIf: string[]
  notIf: SelfTest['notIf'] & { say: string[] }
  questions: {
    key: string
    question: string
    negative: string[]
    buildsOn?: { question: string; answers: string[] } | undefined
    options: { key: string; label: string; range?: { min: number; max: number; unit: string } | undefined }[]
  }[]
  meaning: string
  evidence: {
    strength: 'weak' | 'moderate' | 'strong'
    sensitivity?: number | undefined
    specificity?: number | undefined
    note: string
    sources: string[]
  }
  /** Addresses of the film, or null where it has not been filmed: the instructions stand in for it. */
  film: { webm: string; mp4: string; poster: string; captions: string | null } | null
}

export interface BundleCare {
  key: string
  kind: 'test' | 'treatment'
  category: 'blood-test' | 'imaging' | 'consultation' | 'therapy'
  name: string
  what: string
  shows: string
  expect: string
  /** For whom it is not safe, or what to watch for. */
  caution?: string | undefined
  /** Findings with which one asks first. */
  askFirstWith?: string[] | undefined
}

export interface BundleSource {
  key: string
  title: string
  publisher: string
  /** Of publication; undefined where the page tells none. */
  year?: number | undefined
  kind: 'guideline' | 'review' | 'study' | 'reference'
  /** Where to read it. */
  url: string
}
