import { useMemo, useState } from 'react'
import type { Session } from '#web/domain/consultation/session.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { KeepResult } from '#web/features/history/keep-result.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { Button } from '#web/ui/button.tsx'
import { LineDrawing } from '#web/ui/icon.tsx'
import { OutOfSight } from '#web/ui/unseen.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DoctorSheet } from './doctor-sheet.tsx'
import { factsOf } from '#web/domain/assessment/facts.ts'
import { doctorMessages } from './words/messages.ts'
import { PRINTER, PrintedSheet } from './printed-sheet.tsx'
import styles from './doctor-view.module.css'

/** The sheet on the screen, with what can be done with it. */
export function DoctorView({ session }: { session: Session }) {
  const facts = useMemo(() => factsOf(session), [session])
  const [now] = useState(() => new Date())
  const isEmergency = facts.urgency.level === 'emergency'
  const heading = isEmergency ? doctorMessages.openEmergency : doctorMessages.heading

  // Only when asked for: it is in the way of everybody else, and this page is reached from every end of a consultation.
  async function download() {
    const { downloadFhir } = await import('./fhir/download-fhir.ts')
    downloadFhir(facts, now)
  }

  return (
    <>
      <div data-print="never">
        <PageBody width="wide">
          <BackLink href={isEmergency ? FLOW.steps : FLOW.result}>
            {isEmergency ? doctorMessages.backEmergency : doctorMessages.back}
          </BackLink>
          <PageHeading title={heading}>{heading}</PageHeading>
          <p>{doctorMessages.lead}</p>
          <div className={styles.actions}>
            <Button onClick={() => window.print()}>
              <LineDrawing shape={PRINTER} size={20} />
              {doctorMessages.print}
            </Button>
            <Button look="secondary" onClick={() => void download()}>
              {doctorMessages.download}
            </Button>
          </div>
          <p className={styles.note}>{doctorMessages.downloadNote}</p>
          <div className={styles.paper}>
            <DoctorSheet facts={facts} now={now} folds />
          </div>
          {/* Elsewhere it is below the result, which an emergency does not have. */}
          {isEmergency ? <KeepResult facts={facts} now={now} /> : null}
        </PageBody>
      </div>
      <OutOfSight>
        <PrintedSheet facts={facts} now={now} />
      </OutOfSight>
    </>
  )
}
