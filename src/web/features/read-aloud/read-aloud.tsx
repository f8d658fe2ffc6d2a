import { useEffect, useState } from 'react'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { LineDrawing } from '#web/ui/icon.tsx'
import { readAloudMessages } from './messages.ts'
import styles from './read-aloud.module.css'

const SPEAKER = 'M4 9v6h4l5 4V5L8 9zM16 9q3 3 0 6'

interface ReadAloudProps {
  /** Id of the heading that says what is read, where a page has several of these buttons. */
  about?: string
}

/** Reads aloud the part of the page that it stands in, until it is pressed again or leaves the page. What reads loads when pressed. */
export function ReadAloud({ about }: ReadAloudProps) {
  const [reading, setReading] = useState<AbortController | null>(null)
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => () => reading?.abort(), [reading])

  async function press(button: Element) {
    const next = reading ? null : new AbortController()
    setReading(next)
    setNote(null)
    if (!next) return
    // Safari on a phone speaks later only if something was spoken during the press.
    window.speechSynthesis?.speak(new SpeechSynthesisUtterance(''))
    const problem = await import('./reading.ts')
      .then((module) => module.readAround(button, next.signal))
      .catch(() => consultationMessages.loadFailed)
    if (next.signal.aborted) return
    setReading(null)
    setNote(problem)
  }

  return (
    <div className={styles.aloud}>
      <Button look="quiet" aria-describedby={about} onClick={(event) => void press(event.currentTarget)}>
        <LineDrawing shape={SPEAKER} size={24} />
        {readAloudMessages[reading ? 'stop' : 'read']}
      </Button>
      <output>{note}</output>
    </div>
  )
}
