import { useEffect, type ReactNode } from 'react'
import { personOf } from '#web/domain/consultation/consultation.ts'
import { otherPlacesOf, sessionOf, type Session } from '#web/domain/consultation/session.ts'
import type { FlowPath } from '#web/domain/flow/flow.ts'
import { useFlowGuard } from '#web/domain/flow/use-flow-guard.ts'
import { useKnowledge } from '#web/domain/knowledge/use-knowledge.ts'
import { knowledgeForPerson } from '#web/domain/consultation/knowledge-for-person.ts'
import { keepForOffline } from '#web/domain/offline/keep-for-offline.ts'
import { loadWholeBodies } from '#web/features/body-map/outlines.ts'
import { filesOfLocation, filmBytes } from '#web/features/films/film-bytes.ts'
import { LoadFailed, LoadingPage } from './loading.tsx'

interface ConsultationGateProps {
  page: FlowPath
  /** Heading while there is nothing to show yet. */
  heading: string
  children: (session: Session) => ReactNode
}

/** Shows its page once person, place and knowledge are there; leads to what is missing, and says when loading fails. */
export function ConsultationGate({ page, heading, children }: ConsultationGateProps) {
  const stored = useFlowGuard(page)
  const load = useKnowledge(stored?.painLocation?.key ?? null, stored ? otherPlacesOf(stored) : undefined)
  const knowledge = load.status === 'success' ? load.knowledge : null
  const person = stored && personOf(stored)
  const session =
    stored && person && knowledge ? sessionOf(knowledgeForPerson(knowledge, stored), stored, person) : null
  useEffect(() => {
    if (!knowledge) return
    void filmBytes(knowledge.bundle.selfTests)
    // For the page for a doctor, here for everybody: fetched there, it would tell how far one had come.
    void loadWholeBodies()
    void keepForOffline(filesOfLocation(knowledge.bundle), { thenAllKnowledge: true })
  }, [knowledge])

  if (stored && load.status === 'rejected') return <LoadFailed heading={heading} onRetry={load.retry} />
  return session ? children(session) : <LoadingPage heading={heading} />
}
