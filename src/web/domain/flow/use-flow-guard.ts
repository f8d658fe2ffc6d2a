import { useLocation } from 'wouter'
import type { Consultation } from '#web/domain/consultation/consultation.ts'
import { useConsultation } from '#web/domain/consultation/answer-store.ts'
import { isCovered } from '#web/domain/knowledge/place-names.ts'
import { useRedirect, barePath } from '#web/routing/address.ts'
import { missingPage, type FlowPath } from './flow.ts'

/** The answers, once they are known and allow this page; until then null, on the way to the page that is missing. */
export function useFlowGuard(page: FlowPath): Consultation | null {
  const consultation = useConsultation()
  const missing = consultation && missingPage(page, consultation, isCovered)
  const [path] = useLocation()
  // While another page is loading this one may still be shown: it must not navigate any more.
  useRedirect(barePath(path) === page ? missing : null)
  return missing ? null : consultation
}
