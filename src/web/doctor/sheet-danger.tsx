import { Fragment } from 'react'
import type { BundleFinding } from '#knowledge/bundle'
import type { Place } from '#web/knowledge/place-cache.ts'
import type { DangerSigns } from './danger-signs.ts'
import { doctorMessages } from './messages.ts'
import { signWords } from './sign-words.ts'
import styles from './doctor-sheet.module.css'

interface SheetDangerProps {
  danger: DangerSigns
  place: Place
}

/** Danger signs asked about: what is there, what is not, and what the patient could not tell. */
export function SheetDanger({ danger: { present, denied, unsure }, place }: SheetDangerProps) {
  const words = (findings: readonly BundleFinding[]) =>
    findings.map(({ key }) => signWords(place, key, true)).join('; ')
  return (
    <div className={styles.danger}>
      <h3>{doctorMessages.danger}</h3>
      <p>
        <b>{doctorMessages.present}:</b>{' '}
        {present.length > 0 ? <b>{words(present)}</b> : doctorMessages.nothingPresent}.
      </p>
      {unsure.length > 0 ? (
        <p>
          <b>{doctorMessages.unsure}:</b> {unsure.map(({ question }) => question).join(' ')}
        </p>
      ) : null}
      {denied.length > 0 ? (
        <p>
          <b>{doctorMessages.denied}:</b>{' '}
          {denied.map(({ step, findings }) => (
            <Fragment key={step.key}>
              <span className={styles.denied}>
                <i>{step.question}</i> {words(findings)}.
              </span>{' '}
            </Fragment>
          ))}
        </p>
      ) : null}
    </div>
  )
}
