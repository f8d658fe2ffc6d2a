import type { CodeableConcept, Coding, Patient, QuestionnaireResponse, Reference } from '@medplum/fhirtypes'
import type { BundleFinding } from '#knowledge/bundle/bundle'
import { fhirMessages } from './messages.ts'

/** The person was asked and was not sure. */
export const ASKED_UNKNOWN: Coding = {
  system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  code: 'asked-unknown',
  display: 'Asked But Unknown',
}

/** Nobody said whether it holds: its box was not ticked, others in the list were. */
export const NOT_TICKED: CodeableConcept = {
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
      code: 'unknown',
      display: 'Unknown',
    },
  ],
  text: fhirMessages.notTickedNote,
}

/** A finding of this site's own list. */
export function findingCoding({ key, label }: Pick<BundleFinding, 'key' | 'label'>, site: string): Coding {
  return { system: `${site}/findings`, code: key, display: label }
}

const UCUM = 'http://unitsofmeasure.org'

/** Units of measure. */
export const SCORE_UNIT = { unit: '{score}', system: UCUM, code: '{score}' }
export const KILOGRAM = { unit: 'kg', system: UCUM, code: 'kg' }
export const YEAR = { unit: 'years', system: UCUM, code: 'a' }

export function loinc(code: string, display: string): Coding {
  return { system: 'http://loinc.org', code, display }
}

/** What every resource about the patient shares. */
export interface ResourceFrame {
  /** FHIR `instant` of making. */
  instant: string
  subject: Reference<Patient>
  answers: Reference<QuestionnaireResponse>
  /** Address of the site: codes of findings and questions are its own. */
  site: string
}
