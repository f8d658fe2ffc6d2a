import type { Key, RedFlagRule, TriageLevel } from './knowledge.ts'

/** What the engine concludes: how urgent it is, the scores with their evidence, what comes next. `Assessment` holds all of it. */

/** How firmly somebody said that a finding does not hold. A box that was not ticked may have been overlooked. */
export type Absence = 'no' | 'none_of_these' | 'not_ticked'

/** What was said not to hold at one step, or outside its question. */
export interface Denial {
  /** Null where it was stated outside its question. */
  step: Key | null
  absence: Absence
  findings: readonly Key[]
}

/** How well a cause matches. */
export type MatchGrade = 'strong' | 'good' | 'fair' | 'weak' | 'poor'
/** How much a point of evidence says, for or against. */
export type WeightGrade = 'strong' | 'medium' | 'slight'

/** One finding's push on one condition's log-odds. */
export interface Evidence {
  finding: Key
  /** The step at which it was said; null where it was stated outside its question. */
  step: Key | null
  present: boolean
  /** How firmly it was denied; null where it is present. */
  absence: Absence | null
  /** Natural-log likelihood ratio against the background after tempering; above 0 is evidence for. */
  weight: number
  grade: WeightGrade
}

/** One self-test answer's push on one condition's log-odds. */
export interface SelfTestEvidence {
  selfTest: Key
  question: Key
  /** Natural-log likelihood ratio against the background after tempering; above 0 is evidence for. */
  weight: number
  grade: WeightGrade
}

/** One condition's scores, each 0 to 100 with 2 decimals. */
export interface Score {
  condition: Key
  /** 100 x posterior probability from the interview. */
  earlier: number
  /** 100 x posterior probability after the self-tests too; equal to `earlier` where none is evidence. */
  match: number
  /** round2(0.6 x earlier + 0.4 x match). */
  final: number
  /** That of the final score. */
  grade: MatchGrade
  /** (highest final - final) / highest final x 100. */
  differencePercent: number
  /** What the self-test answers say of it, taken together. */
  selfTests: 'for' | 'against' | 'nothing'
  /** Which way they moved the final score, by a point of 100 or more. */
  moved: 'up' | 'down' | 'hardly'
}

export type TriageReason =
  | { kind: 'red_flag'; rule: Key; level: RedFlagRule['level'] }
  | { kind: 'danger'; condition: Key; level: 'emergency' | 'urgent' | 'routine'; probability: number }
  | { kind: 'leading'; condition: Key; level: TriageLevel }
  | { kind: 'unsure'; step: Key; level: 'urgent' | 'routine' }

/** A reason of the level itself. */
export type UrgencyReason = TriageReason & {
  /** A dangerous cause that falls short of its own level: what it asks for itself would be too much. */
  isOnlyPossible: boolean
}

export interface Triage {
  level: TriageLevel
  /** Worst first; the first one set the level. */
  reasons: TriageReason[]
}

/** What comes next in the interview. */
export type Next =
  | { kind: 'ask'; step: Key; part: 'screen' | 'interview' }
  | { kind: 'done'; because: 'emergency' | 'settled' | 'enough_asked' | 'nothing_left' }
