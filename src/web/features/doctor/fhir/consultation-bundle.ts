import type { Bundle, Patient } from '@medplum/fhirtypes'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { LANGUAGE } from '#web/language/language.ts'
import { observations } from './observations.ts'
import { questionnaireResponse } from './questionnaire-response.ts'
import type { ResourceFrame } from './codings.ts'

/** What a resource needs from outside: its time, where its codes are from, and names for resources. */
export interface FhirContext {
  now: Date
  /** Address of the site: codes of findings and questions are its own. */
  site: string
  newUuid: () => string
}

/**
 * The consultation as a FHIR R4 Bundle of the type `collection`: Patient, QuestionnaireResponse and
 * Observations, the last of which lists the possible causes unless the questions ended at an emergency. It names nobody, and says
 * which language its texts are in.
 */
export function consultationBundle(facts: ConsultationFacts, context: FhirContext): Bundle {
  const { now, site, newUuid } = context
  const language = LANGUAGE.tag
  const instant = now.toISOString()
  const fullUrl = () => `urn:uuid:${newUuid()}`
  const patientUrl = fullUrl()
  const answersUrl = fullUrl()
  const shared: ResourceFrame = {
    instant,
    subject: { reference: patientUrl, type: 'Patient' },
    answers: { reference: answersUrl, type: 'QuestionnaireResponse' },
    site,
  }
  const patient: Patient = { resourceType: 'Patient', gender: facts.session.person.sex }
  return {
    resourceType: 'Bundle',
    language,
    type: 'collection',
    timestamp: instant,
    entry: [
      { fullUrl: patientUrl, resource: patient },
      { fullUrl: answersUrl, resource: { ...questionnaireResponse(facts, shared), language } },
      ...observations(facts, shared).map((resource) => ({
        fullUrl: fullUrl(),
        resource: { ...resource, language },
      })),
    ],
  }
}
