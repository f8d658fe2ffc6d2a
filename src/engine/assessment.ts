import type {
  DangerNamed,
  FindingOffered,
  Mentioned,
  AnythingElse,
  Understood,
  WordsFollowUp,
} from './own-words.ts'
import type { Denial, Evidence, Next, Score, SelfTestEvidence, Triage, UrgencyReason } from './conclusions.ts'
import type { Key } from './knowledge.ts'
import type { Answers, SelfTestAnswers, Stated } from './person.ts'

/**
 * All that follows from what a person answered. Whoever shows a consultation renders this and decides nothing: no
 * order, threshold or offer comes from anywhere else. What costs more than the next question needs is worked out when
 * it is first read, once.
 */
export interface Assessment {
  /** The answers that still apply, tidied: see `keepReachable`. */
  readonly answers: Answers
  /** What was stated outside its question and no answer is about. */
  readonly stated: Stated
  /** The self-test answers that still apply: to known questions of tests that are safe for this person. */
  readonly selfTestAnswers: SelfTestAnswers
  /** Every finding the person has. */
  readonly present: ReadonlySet<Key>
  /** What was said not to hold: each finding once, where it was said most firmly; the firmest first. */
  readonly denials: readonly Denial[]
  readonly triage: Triage
  /**
   * Whether the answers since then brought a danger sign of an emergency: it may call for something else to be done.
   */
  readonly bringsDangerSign: (since: Triage) => boolean
  /**
   * The reasons of the level itself, worst first, before which at an emergency come those for which to call an
   * ambulance: what to do about each is what to do now.
   */
  readonly urgencyReasons: readonly UrgencyReason[]
  /**
   * Rules that hold too and send somebody less fast, worst first, where they can mean a certain cause: a lump of the breast is
   * not forgotten over what has to be seen today, nor what not to take over a cause that became too likely.
   */
  readonly milderRules: readonly Key[]
  /**
   * How soon to be seen, by the soonest of those reasons, in hours: 0 is now, less than 24 sooner than by the end of the
   * day. Null at an emergency and where it can be looked after at home.
   */
  readonly withinHours: number | null
  /**
   * The findings by which a rule makes it an emergency or urgent, where they are no ticked danger sign: pressing pain
   * that is there now is present at two questions, of which neither lists danger signs. Beside "no danger signs" they
   * must not be missing.
   */
  readonly decidingFindings: readonly Key[]
  /**
   * The conditions whose signs of getting worse must not wait as long as the level says: those behind it, or the best
   * match. None at an emergency: there is no sooner than now.
   */
  readonly watchFor: readonly Key[]
  /** Whether the person went on with the questions at an emergency, and what made it one still does. */
  readonly wentOn: boolean
  /** What to ask next. Done at an emergency, also one that a self-test showed, unless the person went on. */
  readonly next: Next
  /** At an emergency, what to ask somebody who goes on; else the same as `next`. */
  readonly nextIfGoingOn: Next
  /** The options to offer at a step: those for this person, without what was answered or stated elsewhere. */
  readonly offeredAt: (step: Key) => readonly Key[]
  /** Every finding that the steps offer this person, which own words may state too; those of the danger-sign screen first. */
  readonly findingsOffered: readonly FindingOffered[]
  /**
   * What is not known yet: what would make it an emergency, then what has the greatest expected information about the cause, greatest
   * first, of the steps that offer it by itself.
   */
  readonly openFindings: readonly Key[]
  /** Where a question stands: no share of all, as how many will be asked depends on the answers. */
  readonly positionOf: (step: Key) => Position
  /** What own words that were not checked yet lead to, before the next question. */
  readonly followUpWords: <Mention extends Mentioned, Danger extends DangerNamed>(
    understood: Understood<Mention, Danger>,
  ) => WordsFollowUp<Mention, Danger>
  /**
   * What of that comes before the next question: a danger to ask about, or, with none, a look at what was understood. Null
   * where nothing is, and at an emergency for whoever does not go on.
   */
  readonly wordsBeforeNext: (
    followUp: Pick<WordsFollowUp<never, never>, 'ask'> | null,
  ) => Pick<WordsFollowUp<never, never>, 'ask'> | null
  /**
   * Whether "Anything else you noticed?" comes next, once before the result, or is offered, at an emergency; `wasAsked` says that
   * it came before.
   */
  readonly anythingElse: (wasAsked: boolean) => AnythingElse
  /** Answers and statements after findings of own words were confirmed. */
  readonly withConfirmed: (
    responses: { readonly answers: Answers; readonly stated: Stated },
    confirmed: readonly (readonly [finding: Key, holds: boolean])[],
  ) => { answers: Answers; stated: Stated }
  /** What "not sure" leaves open. */
  readonly unsure: Unsure
  /** The causes after the self-tests, which say nothing where none was answered. */
  readonly ranking: Ranking
  /** The causes by the answers of the interview alone. */
  readonly rankingBeforeSelfTests: Ranking
  /** How well it fits that the cause is none of those known here, scored like them: by the interview, and finally. */
  readonly somethingElse: { readonly earlier: number; readonly final: number }
  /** The causes that the self-tests moved to another rank, among the best before or after, in the order of now. */
  readonly rankChanges: readonly RankChange[]
  /** The conditions that the danger signs found can mean. */
  readonly pointedTo: ReadonlySet<Key>
  /**
   * What somebody who helps should think of, in the order of the ranking: what the danger signs found can mean,
   * dangerous causes that are likely enough, and at an emergency the causes that would be shown in full.
   */
  readonly canMean: readonly Key[]
  /**
   * At an emergency that no danger sign explains: the clear evidence for the likeliest cause of it, strongest first,
   * to be said on the phone. Else empty.
   */
  readonly emergencySigns: readonly Key[]
  /** The self-tests that are safe and informative. None at an emergency. */
  readonly selfTests: OfferedSelfTests
  /** Of the other places that hurt as well, those that a condition is known to hurt at too, as findings. */
  readonly explainsElsewhere: (condition: Key) => readonly Key[]
  /** The questions of a self-test that make sense after the answers given to it so far. */
  readonly selfTestQuestions: (selfTest: Key) => readonly Key[]
  /** What each answer says for or against a condition, strongest first; empty for one that is not known here. */
  readonly evidenceFor: (condition: Key) => readonly Evidence[]
  /** The same, for and against apart, with the points that are enough to understand it. */
  readonly evidenceBySide: (condition: Key) => Record<'for' | 'against', EvidenceSide>
  /** What each self-test answer says for or against a condition, in the order of the tests. */
  readonly selfTestEvidenceFor: (condition: Key) => readonly SelfTestEvidence[]
}

/** The causes in the order people are shown them, best first. */
export interface Ranking {
  readonly causes: readonly Score[]
  /** The first of them, which are shown in full: three to five. */
  readonly shown: readonly Score[]
  /** The first of those, which match well enough for their tests and treatments to be worth a look. */
  readonly matching: readonly Score[]
  /** Those of the shown whose evidence is worth reading too, where there is room for little. */
  readonly explained: readonly Score[]
  /** The first of those that match well enough, to ask a doctor about. */
  readonly foremost: readonly Score[]
  /** The next of them, which are named alone. What hardly fits at all is not listed. */
  readonly lessLikely: readonly Score[]
}

/** The evidence for a cause, or against it, strongest first. */
export interface EvidenceSide {
  readonly all: readonly Evidence[]
  /** The first that were said: what holds, and what a plain "no" denied. */
  readonly main: readonly Evidence[]
  /** The others that were said. */
  readonly further: readonly Evidence[]
  /** The strongest that were never said: options left out of a list, after "none of these" or beside ticks. */
  readonly unsaid: readonly Evidence[]
}

export interface RankChange {
  readonly condition: Key
  /** Ranks from 1. */
  readonly from: number
  readonly to: number
}

/** Where a question stands, counted from 1. */
export type Position =
  | { readonly part: 'screen'; readonly at: number; readonly of: number }
  /** A danger sign that an answer after the first ones has brought up. */
  | { readonly part: 'later_screen' }
  | { readonly part: 'interview'; readonly at: number; readonly atMost: number }

export interface Unsure {
  /** The danger-sign steps, in their order, at which the person is not sure about some of the signs or all. */
  readonly dangerSigns: readonly UnsureStep[]
  /** Whether "not sure" was the whole answer to at least half of the questions. */
  readonly mostly: boolean
}

export interface UnsureStep {
  readonly step: Key
  /** The signs that are left open; none of a step that asks for a single one, and says it itself. */
  readonly open: readonly Key[]
}

export interface OfferedSelfTests {
  /** The ones to do first. */
  readonly main: readonly SelfTestGroup[]
  readonly more: readonly SelfTestGroup[]
}

/** Self-tests under the cause they look for, most informative first. */
export interface SelfTestGroup {
  /** The best-matching cause that a positive result can point to. */
  readonly condition: Key
  readonly tests: readonly OfferedSelfTest[]
}

export interface OfferedSelfTest {
  readonly selfTest: Key
  /** Other causes it can point to, best match first. */
  readonly others: readonly Key[]
}
