/**
 * What the engine reasons about. A location's compiled bundle satisfies `Knowledge`; extra fields (texts) are
 * ignored here. Everything is plain JSON.
 */

export type TriageLevel = 'emergency' | 'urgent' | 'routine' | 'self_care'
export type Sex = 'male' | 'female'

/** Name of a condition, finding, step, red-flag rule, self-test or self-test question. */
export type Key = string

/** A closed span; a missing end is open. */
export interface Span {
  min?: number | undefined
  max?: number | undefined
}

/** A span with both ends. */
export interface Range {
  min: number
  max: number
}

/** A factor on the prior for people whose value overlaps the span. */
export interface SpanFactor extends Range {
  times: number
}

export interface Finding {
  key: Key
  /** P(finding | pain at this location from another cause), 0 to 1 exclusive. */
  background: number
  /** Findings of one group say much the same and are tempered together. */
  group?: Key | undefined
  /** Nobody else is offered this answer; for them it does not hold. */
  onlyFor?: PersonFilter | undefined
  /** Says little to who answers an emergency call, as how long it has lasted. */
  leaveOutOfCall?: boolean | undefined
  /** Says that one of these places hurts too: no evidence about the cause where the main pain is there. */
  painAt?: readonly Key[] | undefined
}

/** Whom something is for; a clause that is missing lets everybody in. */
export interface PersonFilter {
  sex?: Sex | undefined
  age?: Span | undefined
}

export type StepKind = 'yes_no' | 'single' | 'multiple'

export interface Step {
  key: Key
  /** `single`: exactly one option holds; otherwise each option holds or not by itself. */
  kind: StepKind
  options: Key[]
  /** Asked only when at least one of these findings is present; empty: always. */
  dependsOnAny: Key[]
  /** What it depends on only decides whether it is asked: who states one of its options unasked has not stated that. */
  toldAlone?: boolean | undefined
  /** Not asked when one of these findings is present. */
  unlessAny?: Key[] | undefined
  askIf?: PersonFilter | undefined
  /** Never asked: what it lists counts where it is stated unasked, as other places that hurt too. */
  neverAsked?: boolean | undefined
  /** Nobody gets `self_care` or `routine` before it was asked. */
  beforeComfort?: boolean | undefined
  /** Not asked of who goes on at an emergency: it takes undressing, or time. */
  calmOnly?: boolean | undefined
}

export interface Condition {
  key: Key
  /** Usual age in years. Outside it the prior is cut by `OUT_OF_RANGE_FACTOR`. */
  age: Range
  /** `male` or `female`: impossible in the other sex. */
  sex: Sex | 'any'
  /** Usual body weight in kilograms. */
  weightKg: Range
  prior: {
    /** Of 1000 people who come with pain at this location. */
    per1000: number
    sexTimes: Partial<Record<Sex, number>>
    ageTimes: SpanFactor[]
    weightTimes: SpanFactor[]
  }
  /** P(finding | condition), 0 to 1 exclusive; a finding not listed is at its background rate. */
  likelihoods: Record<Key, number>
  urgency: TriageLevel
  /** How soon to be seen who has it, in hours; 24 is the same day. Undefined: no time is usual. */
  withinHours?: number | undefined
  /** Reasons to send the person higher, whatever leads. */
  danger?: Danger | undefined
  /** Self-test key -> question key -> what is expected there. */
  selfTests: Record<Key, Record<Key, Expectation>>
  /** Lines about when to get help sooner, with the signs they name. */
  getHelp?: readonly HelpSigns[] | undefined
}

/** The signs of a line about when to get help, each set all together: where it sends somebody, or that it does within days. */
export interface HelpSigns {
  tie?: { level: 'emergency' | 'urgent'; when: Key[][]; age?: Span | undefined } | undefined
  withinDays?: { when: Key[][]; age?: Span | undefined } | undefined
}

/** What a condition expects of a self-test's question, as a clinician would find it. */
export interface Expectation {
  /** The answers that agree: option keys, or a span of numbers that an option's range overlaps. */
  agrees: Key[] | Range
  /** P(an agreeing answer | condition), 0 to 1 exclusive. */
  p: number
  /** P(an agreeing answer | pain at this location from another cause), 0 to 1 exclusive. */
  background: number
}

/** From which probabilities on, 0 to 1, a dangerous cause counts though another leads. */
export interface Danger {
  level: 'emergency' | 'urgent' | 'routine'
  /** From here on the level holds. */
  threshold: number
  /** Of an emergency: from here on, below the threshold, somebody should look at it today. */
  urgentFrom?: number | undefined
}

/** A rule that raises the level by itself. `routine` ones are no danger signs, but a reason to be seen. */
export interface RedFlagRule {
  key: Key
  level: 'emergency' | 'urgent' | 'routine'
  /** Does not count while one of these causes clearly leads: it explains the findings, as bunions last long. */
  yieldsTo?: Key[] | undefined
  /** Dangerous conditions that these answers can mean. */
  pointsTo?: Key[] | undefined
  /** How soon to be seen, in hours: 0 is now, 24 the same day. */
  withinHours?: number | undefined
  /** At an emergency: whether to call an ambulance, or to set off by one's own means. */
  transport?: 'ambulance' | 'own' | undefined
  when: SignClauses & { sex?: Sex | undefined; age?: Span | undefined }
  /** Does not count where all this is present, as effort of months that rest ends is no heart attack. */
  unless?: SignClauses | undefined
}

/** Findings that must be there: each clause given must hold. */
export interface SignClauses {
  all?: Key[] | undefined
  any?: Key[] | undefined
  atLeast?: { count: number; of: Key[] } | undefined
}

export interface SelfTestQuestion {
  key: Key
  options: { key: Key; range?: Range | undefined }[]
  /** Options that find nothing the test looks for. */
  negative: Key[]
  /** An earlier question of the test, with the answers after which this one makes sense. */
  buildsOn?: { question: Key; answers: Key[] } | undefined
}

/** For whom a self-test is not safe, or not the thing to do now. */
export interface NotIf {
  /** Findings with any of which it is not. */
  any?: Key[] | undefined
  ages?: Span[] | undefined
  /** What it is not to be done soon after, unless one of `over` says that it is long ago. */
  soonAfter?: { any: Key[]; over: Key[] } | undefined
  /** Not while one of these conditions is a reason for the urgency. */
  causes?: Key[] | undefined
}

export interface SelfTest {
  key: Key
  /** How much of the information of its answers counts when it is decided what to offer. */
  weight: number
  /** How often an answer found alone at home is what a clinician would find, 0.5 to 1; else `ALONE_AGREEMENT`. */
  agreement?: number | undefined
  notIf: NotIf
  questions: SelfTestQuestion[]
}

/** Everything known about one pain location. */
export interface Knowledge {
  location: {
    key: Key
    /** Danger-sign steps, asked first. */
    screen: Key[]
    /** Steps asked right after the screen, of everybody and of some people. */
    opening: Key[]
    /** Of all pain here, the share, 0 to 1, whose cause is none of the conditions; 0 where it is not said. */
    shareOfElse?: number | undefined
    openingFor?: { step: Key; who: PersonFilter; afterAny?: Key[] | undefined }[] | undefined
  }
  findings: Finding[]
  steps: Step[]
  conditions: Condition[]
  redFlags: RedFlagRule[]
  selfTests: SelfTest[]
}
