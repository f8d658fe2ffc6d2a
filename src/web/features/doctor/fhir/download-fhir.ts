import { newUuid } from '#web/domain/storage/new-uuid.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { consultationBundle } from './consultation-bundle.ts'

/** How long the address of the file stays good: some browsers read it only after the press. */
const KEPT_MS = 60_000

/** Hands the consultation to the person as a file, made in the page: nothing is requested. */
export function downloadFhir(facts: ConsultationFacts, now: Date): void {
  const bundle = consultationBundle(facts, { now, site: window.location.origin, newUuid })
  const file = new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `pain-${now.toISOString().slice(0, 10)}.fhir.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
