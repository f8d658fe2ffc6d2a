import { useMemo } from 'react'
import type { TriageLevel } from '#engine'
import type { BundleCare } from '#knowledge/bundle/bundle'
import { personOf, type Consultation } from '#web/domain/consultation/consultation.ts'
import { otherPlacesOf, sessionOf } from '#web/domain/consultation/session.ts'
import { useConsultation } from '#web/domain/consultation/answer-store.ts'
import { isCovered } from '#web/domain/knowledge/place-names.ts'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { useKnowledge } from '#web/domain/knowledge/use-knowledge.ts'
import { knowledgeForPerson } from '#web/domain/consultation/knowledge-for-person.ts'
import { askFirst } from '#web/domain/words/medical-notes.ts'
import { careForResult, type OwnCareList } from './care-for-result.ts'

/** What the visitor's own answers say about tests and treatments. */
export type OwnCare =
  | { kind: 'none' }
  | { kind: 'unfinished' }
  | { kind: 'emergency' }
  | {
      kind: 'result'
      place: string
      level: TriageLevel
      care: OwnCareList
      askFirst: (care: BundleCare) => readonly string[]
    }

const NONE: OwnCare = { kind: 'none' }

/**
 * Worked out on the device from stored answers. It loads the file of the visitor's place, whatever was answered, so
 * that the request tells no more than on any other page; without it the catalogue stands alone.
 */
export function useOwnCare(): OwnCare {
  const consultation = useConsultation()
  const key = consultation?.painLocation?.key
  const load = useKnowledge(
    key !== undefined && isCovered(key) ? key : null,
    consultation ? otherPlacesOf(consultation) : undefined,
  )
  const knowledge = load.status === 'success' ? load.knowledge : null
  return useMemo(
    () => (consultation && knowledge ? ownCareOf(consultation, knowledge) : NONE),
    [consultation, knowledge],
  )
}

function ownCareOf(consultation: Consultation, knowledge: LocationKnowledge): OwnCare {
  const person = personOf(consultation)
  if (!person) return consultation.steps.length > 0 ? { kind: 'unfinished' } : NONE
  const { assessment, consultation: applying } = sessionOf(
    knowledgeForPerson(knowledge, consultation),
    consultation,
    person,
  )
  const { next, triage, ranking, present } = assessment
  if (triage.level === 'emergency') return { kind: 'emergency' }
  if (next.kind === 'ask') return applying.steps.length > 0 ? { kind: 'unfinished' } : NONE
  return {
    kind: 'result',
    place: knowledge.bundle.location.name,
    level: triage.level,
    care: careForResult(ranking, knowledge.conditions),
    askFirst: (care) => askFirst(care, present, knowledge.findings),
  }
}
