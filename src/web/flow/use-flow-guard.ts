import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Consultation } from '#web/answers/consultation.ts'
import { useConsultation } from '#web/answers/use-consultation.ts'
import { routeOf } from '#web/routes.ts'
import { missingPage, type FlowPath } from './flow.ts'
import { isCovered } from './locations.ts'

/** The answers, once they are known and allow this page; until then null, on the way to the page that is missing. */
export function useFlowGuard(page: FlowPath): Consultation | null {
  const consultation = useConsultation()
  const missing = consultation && missingPage(page, consultation, isCovered)
  const [path] = useLocation()
  // On the way to another page this one may still be in sight: it has no say any more.
  useRedirect(routeOf(path).path === page ? missing : null)
  return missing ? null : consultation
}

/** Goes to a path instead of the current one, so that Back does not lead into the same redirect. */
export function useRedirect(path: string | null): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (path) navigate(path, { replace: true })
  }, [path, navigate])
}
