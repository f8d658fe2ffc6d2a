import { SEVERITY, type TriageLevel } from '#engine'

/** What one physician says of one card. */
export interface Judgement {
  /** The card's number. */
  card: number
  /** Every level that would be no mistake in either direction. */
  acceptable: readonly TriageLevel[]
}

type Verdict = 'accepted' | 'too low' | 'too high'

/** How the levels that people were told stand beside what physicians accept, each of whom has judged every card. */
export interface JudgedLevels {
  cards: number
  /** Cards whose level everybody accepts, and whose level somebody does. */
  acceptedByAll: number
  acceptedByOne: number
  /** Cards for which everybody wants a higher level, and for which somebody does. */
  tooLowForAll: number
  tooLowForOne: number
  /** The same for a lower one. */
  tooHighForAll: number
  tooHighForOne: number
}

/** @throws where a judge left a card out, or accepts no level for it. */
export function judgedLevels(
  cards: readonly { card: number; level: TriageLevel }[],
  judges: readonly (readonly Judgement[])[],
): JudgedLevels {
  const verdicts = cards.map(({ card, level }) =>
    judges.map((judgements): Verdict => {
      const judgement = judgements.find((one) => one.card === card)
      if (!judgement) throw new Error(`Card ${card} was not judged by everybody`)
      const severities = judgement.acceptable.map((acceptable) => SEVERITY[acceptable])
      if (severities.length === 0) throw new Error(`Card ${card} has no acceptable level`)
      if (severities.includes(SEVERITY[level])) return 'accepted'
      return SEVERITY[level] < Math.min(...severities) ? 'too low' : 'too high'
    }),
  )
  const ofAll = (verdict: Verdict) => verdicts.filter((of) => of.every((one) => one === verdict)).length
  const ofOne = (verdict: Verdict) => verdicts.filter((of) => of.includes(verdict)).length
  return {
    cards: cards.length,
    acceptedByAll: ofAll('accepted'),
    acceptedByOne: ofOne('accepted'),
    tooLowForAll: ofAll('too low'),
    tooLowForOne: ofOne('too low'),
    tooHighForAll: ofAll('too high'),
    tooHighForOne: ofOne('too high'),
  }
}
