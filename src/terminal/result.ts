import type { Assessment, TriageLevel, TriageReason } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { sideInLines } from '#knowledge/bundle/words'

/** The end of a consultation, in names and sentences. */
export interface Result {
  kind: 'result'
  knowledge: string
  level: TriageLevel
  /** What set the level: rules with what to do, or conditions. */
  reasons: string[]
  /** What would set a lower level by itself. */
  lesser_reasons: string[]
  /** What those who help should think of, in the order of the causes, by its medical name. */
  can_mean: string[]
  /** Final score, 0 to 100, that it is none of the causes known for this place. */
  something_else: number
  /** All that was written in own words, for the doctor; null for nothing. */
  own_words: string | null
  /** What became of the last words, where nothing in them was to be confirmed. */
  note?: string
  /** Those shown in full, in their order. */
  causes: {
    condition: string
    name: string
    medical_name: string
    icd10: string
    /** Whether a danger sign that was found can mean this. */
    danger_sign_points_here: boolean
    earlier: number
    match: number
    final: number
    difference_percent: number
    /** The main points, strongest first; last and in one what was never said. */
    for: string[]
    against: string[]
  }[]
}

/** Puts an assessment into words. */
export function resultOf(
  bundle: LocationBundle,
  { triage, ranking, somethingElse, pointedTo, canMean, evidenceBySide }: Assessment,
  ownWords: readonly string[] = [],
): Result {
  const conditionOf = (key: string) => bundle.conditions.find((condition) => condition.key === key)!
  const nameOf = (key: string) => conditionOf(key).name
  const inWords = (reason: TriageReason) => {
    if (reason.kind === 'unsure') return `not sure (${reason.step}, ${reason.level})`
    if (reason.kind !== 'red_flag') return `${reason.kind}: ${nameOf(reason.condition)} (${reason.level})`
    const rule = bundle.redFlags.find(({ key }) => key === reason.rule)!
    return `danger sign: ${rule.title}. ${rule.do} ${rule.where} ${rule.howFast} (${rule.key})`
  }
  return {
    kind: 'result',
    knowledge: `${bundle.location.key} ${bundle.version}`,
    level: triage.level,
    reasons: triage.reasons.filter(({ level }) => level === triage.level).map(inWords),
    lesser_reasons: triage.reasons.filter(({ level }) => level !== triage.level).map(inWords),
    can_mean: canMean.map((key) => conditionOf(key).medicalName),
    something_else: somethingElse.final,
    own_words: ownWords.join('\n') || null,
    causes: ranking.shown.map((score) => {
      const evidence = evidenceBySide(score.condition)
      return {
        condition: score.condition,
        name: nameOf(score.condition),
        medical_name: conditionOf(score.condition).medicalName,
        icd10: conditionOf(score.condition).codes.icd10,
        danger_sign_points_here: pointedTo.has(score.condition),
        earlier: score.earlier,
        match: score.match,
        final: score.final,
        difference_percent: score.differencePercent,
        for: sideInLines(evidence.for, bundle),
        against: sideInLines(evidence.against, bundle),
      }
    }),
  }
}
