import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { askPosition, type PositionAnswer } from './ask-position.ts'
import { NearChoices } from './near-choices.tsx'
import { nearMessages } from './near-messages.ts'
import { PinIcon } from './pin-icon.tsx'
import styles from './near-care.module.css'

/** Asks for the position only when pressed, keeps it in this page alone, and leads on to the device's own map. */
export function NearCare() {
  const [answer, setAnswer] = useState<PositionAnswer | 'asking' | null>(null)

  async function ask() {
    if (answer === 'asking') return
    setAnswer('asking')
    setAnswer(await askPosition(navigator.geolocation))
  }

  const told = answer === 'asking' ? null : answer
  return (
    <section className={`${styles.near} ${answer ? styles.open : ''}`} aria-label={nearMessages.heading}>
      {told?.kind === 'found' ? null : (
        <div className={styles.start}>
          <Button look="secondary" onClick={() => void ask()}>
            <PinIcon />
            {told ? nearMessages.again : nearMessages.button}
          </Button>
          <p className={styles.note}>{nearMessages.note}</p>
        </div>
      )}
      <output className={styles.says}>{answer && nearMessages[told?.kind ?? 'asking']}</output>
      {told ? <NearChoices position={told.kind === 'found' ? told.position : null} /> : null}
      {answer ? <p className={styles.note}>{nearMessages.emergency}</p> : null}
    </section>
  )
}
