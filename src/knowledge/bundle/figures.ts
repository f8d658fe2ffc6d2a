/** What the build counts in the knowledge, and how often the reasoning is right on written cases. */
export interface PublishedFigures {
  /** Plain names of the covered places, from head to toe. */
  places: string[]
  conditions: number
  /** Those that a second reader has checked. */
  checked: number
  /** Those that a clinician has signed. */
  signed: number
  /** Dangerous ones among them, which are looked for whatever their likelihood. */
  dangerous: number
  /** Rules that mean now or the same day. */
  redFlags: number
  selfTests: number
  sources: number
  /** Likelihoods and priors taken from a study, words of the coarse scale that a published band bears out, and words judged alone. */
  numbers: { cited: number; banded: number; judged: number }
  cases: {
    all: CaseFigures
    /** Never used for tuning; null when there are none. */
    heldBack: CaseFigures | null
    byPlace: { place: string; figures: CaseFigures }[]
  }
}

/** What the home page says of all that. */
export interface HomeFigures {
  /** How many places are covered, of how many. */
  covered: number
  places: number
  heldBack: CaseFigures
}

/** Counts of cases, so that a page can say "33 of 36". */
export interface CaseFigures {
  cases: number
  /** The right cause came first. */
  first: number
  /** The right cause was among the first three. */
  amongThree: number
  emergencies: number
  emergenciesCaught: number
  /** Sent to `emergency`, and how many of them had the right cause first at that moment and after going on with the questions. */
  sentToEmergency: number
  firstAtOnce: number
  firstGoneOn: number
  /** Sent lower than they should be. */
  tooLow: number
  questionsMedian: number
  questionsMax: number
}
