import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LineDrawing } from '#web/ui/icon.tsx'
import { askPosition, type PositionAnswer } from './ask-position.ts'
import { NearChoices } from './near-choices.tsx'
import { nearMessages } from './near-messages.ts'
import styles from './near-care.module.css'

/** A pin on a map. */
const PIN =
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM12 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z'

/** Asks for the position only when pressed, keeps it in this page alone, and leads on to the device's own map. */
export function NearCare() {
  const [answer, setAnswer] = useState<PositionAnswer | 'asking' | null>(null)

  async function ask() {
    if (answer === 'asking') return
    setAnswer('asking')
    setAnswer(await askPosition(navigator.geolocation))
  }

  const result = answer === 'asking' ? null : answer
  return (
    <section className={`${styles.near} ${answer ? styles.open : ''}`} aria-label={nearMessages.heading}>
      {result?.kind === 'found' ? null : (
        <div className={styles.start}>
          <Button look="secondary" onClick={() => void ask()}>
            <LineDrawing shape={PIN} size={20} />
            {result ? nearMessages.again : nearMessages.button}
          </Button>
          <p className={styles.note}>{nearMessages.note}</p>
        </div>
      )}
      <output className={styles.says}>{answer && nearMessages[result?.kind ?? 'asking']}</output>
      {result ? <NearChoices position={result.kind === 'found' ? result.position : null} /> : null}
      {answer ? <p className={styles.note}>{nearMessages.emergency}</p> : null}
    </section>
  )
}
