import type { Observation } from '@medplum/fhirtypes'
import { scoreText } from '#web/domain/words/match-words.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { doctorMessages } from '../words/messages.ts'
import { SCORE_UNIT } from './codings.ts'

/**
 * The possible causes in the order of the engine, each with its match score. Neither Conditions, because nothing was diagnosed,
 * nor a RiskAssessment, because a match score is no probability.
 */
export function possibleCauses({
  causes,
  urgency,
}: ConsultationFacts): Pick<Observation, 'code' | 'component' | 'note'> {
  const isEmergency = urgency.level === 'emergency'
  return {
    code: { text: isEmergency ? doctorMessages.causesEmergency : doctorMessages.causes },
    component: causes.map(({ condition, score }) => ({
      code: {
        coding: [
          { system: 'http://hl7.org/fhir/sid/icd-10', code: condition.codes.icd10 },
          { system: 'http://id.who.int/icd/release/11/mms', code: condition.codes.icd11 },
        ],
        text: condition.medicalName,
      },
      valueQuantity: { value: Number(scoreText(score.final)), ...SCORE_UNIT },
    })),
    note: [
      ...(isEmergency ? [{ text: doctorMessages.causesEmergencyNote }] : []),
      { text: doctorMessages.causesNote },
    ],
  }
}
