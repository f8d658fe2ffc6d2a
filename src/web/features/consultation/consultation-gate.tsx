import { useEffect, type ReactNode } from 'react'
import type { Answers, Person, SelfTestAnswers } from '#engine'
import {
  answersOf,
  personOf,
  selfTestAnswersOf,
  type Consultation,
} from '#web/domain/consultation/consultation.ts'
import { answerStore } from '#web/domain/consultation/use-consultation.ts'
import { loadWholeBodies } from '#web/features/body-map/outlines.ts'
import type { FlowPath } from '#web/domain/flow/flow.ts'
import { useFlowGuard } from '#web/domain/flow/use-flow-guard.ts'
import type { Place } from '#web/domain/knowledge/place-cache.ts'
import { usePlace } from '#web/domain/knowledge/use-place.ts'
import { keepForOffline } from '#web/domain/offline/keep-for-offline.ts'
import { filesOfPlace } from '#web/features/films/files-of-place.ts'
import { filmBytes } from '#web/features/films/film-bytes.ts'
import { LoadFailed } from './load-failed.tsx'
import { LoadingPage } from './loading-page.tsx'
import { settle } from '#web/domain/consultation/settle.ts'

/** Everything a page after the first questions works on. */
export interface Session {
  place: Place
  consultation: Consultation
  person: Person
  answers: Answers
  selfTestAnswers: SelfTestAnswers
}

interface ConsultationGateProps {
  page: FlowPath
  /** Heading while there is nothing to show yet. */
  heading: string
  children: (session: Session) => ReactNode
}

/** Shows its page once person, place and knowledge are there; leads to what is missing, and says when loading fails. */
export function ConsultationGate({ page, heading, children }: ConsultationGateProps) {
  const stored = useFlowGuard(page)
  const load = usePlace(stored?.painLocation?.key ?? null)
  const place = load.status === 'success' ? load.place : null
  const person = stored && personOf(stored)
  const session = stored && person && place ? sessionOf(place, stored, person) : null
  const consultation = session?.consultation
  useEffect(() => {
    if (consultation && consultation !== stored) answerStore().change(() => consultation)
  }, [consultation, stored])
  useEffect(() => {
    if (!place) return
    void filmBytes(place.bundle.selfTests)
    // For the page for a doctor, here for everybody: fetched there, it would tell how far one had come.
    void loadWholeBodies()
    void keepForOffline(filesOfPlace(place.bundle), { thenAllKnowledge: true })
  }, [place])

  if (stored && load.status === 'rejected') return <LoadFailed heading={heading} onRetry={load.retry} />
  return session ? children(session) : <LoadingPage heading={heading} />
}

function sessionOf(place: Place, stored: Consultation, person: Person): Session {
  const consultation = settle(place, stored, person)
  return {
    place,
    consultation,
    person,
    answers: answersOf(consultation),
    selfTestAnswers: selfTestAnswersOf(consultation),
  }
}
