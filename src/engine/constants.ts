/**
 * Every constant of the reasoning, with where it comes from. "Tuned" means chosen on simulated patients and the
 * open vignettes with `npm run evaluate`; none of them is a clinical measurement.
 */

/** Shares of the earlier and the match score in the final score. Source: product specification, section 9. */
export const SCORE_WEIGHTS = { earlier: 0.6, match: 0.4 } as const

/** Most steps asked after the danger-sign screen. Source: the shortest published good checker asks 16. */
export const MAX_INTERVIEW_STEPS = 16

/** The last of them go to half-met danger signs, where there are any. Judgement. */
export const STEPS_KEPT_FOR_DANGER = 2

/** Fewest steps after the screen before the interview may end, or a probability may set the triage level. Judgement. */
export const MIN_INTERVIEW_STEPS = 6

/** Factor on the prior outside a condition's usual age or weight: unusual, not impossible. Judgement. */
export const OUT_OF_RANGE_FACTOR = 0.1

/** The same more than FAR_YEARS outside the usual age, as a toddler's pulled elbow in a grown-up. Judgement. */
export const FAR_OUT_OF_RANGE_FACTOR = 0.01
export const FAR_YEARS = 10

/**
 * A condition that lists some of the answers to a question with one answer leaves the others at least this much
 * together. The words are coarse: "often" twice adds up to 1 and still does not mean that nothing else happens. Tuned.
 */
export const LEAST_OPEN_SHARE = 0.05

/** Each further finding of a correlated group counts this much of the one before it. Tuned. */
export const GROUP_TEMPER = 0.5

/**
 * A box left unticked beside ticked ones counts this much of a denial: who ticks what struck them most has not denied
 * the rest. Judgement.
 */
export const UNTICKED_TEMPER = 0.5

/** Probabilities are kept inside [FLOOR, 1 - FLOOR], so that no single answer can decide alone. Judgement. */
export const PROBABILITY_FLOOR = 0.001

/** From this probability on a cause leads clearly enough to say what is usual. Judgement. */
export const CLEAR_LEADER = 0.75

/** A question expected to bring less than this many nats is not worth a person's time. Tuned. */
export const WORTH_ASKING_NATS = 0.02

/** Extra weight of a nat that separates emergencies, or urgent causes, from everything else. Judgement. */
export const DANGER_INTEREST = { emergency: 2, urgent: 1 } as const

/** The result is settled when no promising question has this chance or more of changing what matters. Tuned. */
export const CHANGE_CHANCE = 0.06

/** How many of the most promising questions are looked at to decide whether the result is settled. Tuned. */
export const LOOKAHEAD_STEPS = 5

/** How many danger signs that were not asked are offered to tick before the result. Judgement: at most places there are fewer. */
export const MOST_OPEN_DANGERS = 20

/** How many signs with them for which one of the likeliest causes says to get help sooner, and of how many causes. Judgement. */
export const MOST_OPEN_HELP_SIGNS = 4
export const CAUSES_WITH_HELP_SIGNS = 5

/** How many further findings with them, by expected information about the cause: more where there are few signs. Judgement. */
export const MOST_OPEN_FINDINGS = 6
export const LEAST_OPEN_FINDINGS = 3
/** How many things are offered in all, where the signs leave room. Judgement. */
export const OFFERED_AT_THE_END = 16

/** How many leading conditions must be stable for the result to be settled. Source: design, "top three". */
export const LEADING_COUNT = 3

/** Earlier score from which self-tests are offered to tell a condition from others. Judgement. */
export const CANDIDATE_EARLIER = 3

/**
 * How often what somebody finds alone at home is what a clinician would find: in 76.4 % (SD 15.4) of 40 shoulder
 * manoeuvres that 32 patients did by a recorded film, against a clinician's own examination. Source: J Shoulder Elbow
 * Surg 2022, doi:10.1016/j.jse.2022.04.005, the agreement as given in the abstract of its poster 129.
 */
export const ALONE_AGREEMENT = 0.76

/** Weights of evidence up to this size, in nats, say nothing a person would notice: odds change by less than 5 %. */
export const NEGLIGIBLE_NATS = 0.05

/**
 * Answers whose weight is smaller, in nats, are not shown as evidence: a quarter more or less frequent with a cause is
 * nothing that a doctor would name. Judgement; a likelihood ratio below 2 changes little (Jaeschke et al., JAMA 1994).
 */
export const LEAST_SHOWN_NATS = Math.log(1.25)

/**
 * And what this share or fewer of the people with a cause have is evidence for it only from a likelihood ratio of 2 on.
 * Judgement.
 */
export const UNUSUAL_SHARE = 0.25
export const LEAST_SHOWN_UNUSUAL_NATS = Math.log(2)

/**
 * And what was never said, only left out of a list, from this weight on. Judgement; a likelihood ratio below 2 changes little
 * (Jaeschke et al., JAMA 1994).
 */
export const LEAST_UNSAID_NATS = Math.log(2)

/** A final score that moves by less, in points of 100, hardly moved: people read whole numbers. Judgement. */
export const LEAST_MOVE = 1

/** More self-tests than this many at once tire people; the rest are there for those who want them. Judgement. */
export const MAIN_SELF_TESTS = 3

/** Causes named of one self-test: more names say less. Judgement. */
export const CAUSES_NAMED_OF_TEST = 4

/** How many causes are shown in full. Source: product specification, three to five. */
export const SHOWN_AT_LEAST = 3
export const SHOWN_AT_MOST = 5

/** Below this final score a cause is listed as less likely, unless it is among the first three. Judgement. */
export const SHOWN_FROM_SCORE = 5

/** Below this final score a cause is not listed. Judgement. */
export const LISTED_FROM_SCORE = 0.5

/** From this final score on a cause matches fairly: its tests and treatments are worth a look. Judgement. */
export const FAIR_SCORE = 10

/**
 * And from these on a match is called good or strong; below the last it is called poor. For reading only. Judgement.
 */
export const GOOD_SCORE = 25
export const STRONG_SCORE = 50
export const WEAK_SCORE = 2

/** How many points for a cause, and how many against it, are enough to understand it. Judgement. */
export const MAIN_EVIDENCE = 3

/** Causes that somebody can ask a doctor about in one question. Judgement. */
export const FOREMOST_CAUSES = 2

/** From these weights on, in nats, a point is clear, or strong, evidence: odds change twofold, fourfold. Judgement. */
export const MEDIUM_NATS = Math.log(2)
export const STRONG_NATS = Math.log(4)

/**
 * How many times its score a cause counts that makes it an emergency. Judgement; from 3 to 100 the open vignettes come
 * out the same within 1 %. It stays the same for somebody who goes on with the questions: of 156 open vignettes that
 * stop at an emergency the right cause is then first in 93 %; in 91 % where it shrinks with each answer (to the power
 * 1/(1 + n/8)), in 87 % where it ends at 1.
 */
export const ALARMING_TIMES = 10

/**
 * And how many times more for each further danger sign that can mean it too: what two of them agree on is likelier.
 * Tuned.
 */
export const AGREEING_TIMES = 3

/**
 * What a score counts at least then, in points of 100, so that a sign can lift what the answers left at nothing.
 * Judgement.
 */
export const LEAST_SCORE = 0.01

/**
 * From this weight on, in nats, a sign is clear evidence for a cause: it is two and a half times as frequent with it as
 * without. Judgement; a likelihood ratio below 2 changes little (Jaeschke et al., JAMA 1994).
 */
export const CLEAR_NATS = Math.log(2.5)

/** Signs to be said on the phone: more than that nobody reads out, and fewer say nothing. Judgement. */
export const MOST_SIGNS = 5
export const FEWEST_SIGNS = 2

/** From this probability on a cause is plausible enough that "not sure" about its danger sign wants a look. Tuned. */
export const PLAUSIBLE_DANGER = 0.01

/**
 * From this share of the probability at which a dangerous cause counts, somebody should look at it within days or
 * weeks, so that a level never falls from `urgent` to `self_care` over a single answer. Tuned.
 */
export const ROUTINE_SHARE = 0.25

/**
 * P(another place hurts as well | condition) where the condition is known at both, and P(the same | another cause):
 * "sometimes" and "seldom" of the scale. Judgement.
 */
export const ALSO_GIVEN = 0.25
export const ALSO_OTHERWISE = 0.1

/** Factor on the prior of a dangerous cause that is known only at another place that hurts as well. Judgement. */
export const ELSEWHERE_TIMES = 0.2

/**
 * How many of those with a cause known at both places have its signs at the other place as they would have them there; the
 * others have them no oftener than anybody with pain there. So a knee that is well hardly speaks against an infected
 * hip that also hurts at the knee. Judgement.
 */
export const ELSEWHERE_SIGNS_SHARE = 0.25
