import type { Patient, QuestionnaireResponse, Reference } from '@medplum/fhirtypes'

/** What every resource about the patient shares. */
export interface ResourceFrame {
  /** FHIR `instant` of making. */
  instant: string
  subject: Reference<Patient>
  answers: Reference<QuestionnaireResponse>
  /** Address of the site: codes of findings and questions are its own. */
  site: string
}
