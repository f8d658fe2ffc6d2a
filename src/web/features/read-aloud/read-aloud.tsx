import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LineDrawing } from '#web/ui/icon.tsx'
import { readAloudMessages } from './messages.ts'
import styles from './read-aloud.module.css'

const SPEAKER = 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'
/** Also what has `data-aloud` where none of these elements is meant. */
const PART = 'article, section, fieldset, [data-aloud]'

interface ReadAloudProps {
  /** Id of the heading that says what is read, where a page has several of these buttons. */
  about?: string
}

/** Reads aloud the part of the page that it stands in, until it is pressed again or leaves the page. What reads loads when pressed. */
export function ReadAloud({ about }: ReadAloudProps) {
  const [isReading, setReading] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  async function press(button: Element) {
    setNote(null)
    setReading(!isReading)
    reading.current?.abort()
    if (isReading) return
    const { signal } = (reading.current = new AbortController())
    // Safari on a phone speaks later only if something was spoken during the press.
    window.speechSynthesis?.speak(new SpeechSynthesisUtterance(''))
    const problem = await import('./reading.ts')
      .then(({ readPart }) => readPart(button.closest(PART)!, signal))
      .catch(() => readAloudMessages.failedToLoad)
    if (signal.aborted) return
    setReading(false)
    setNote(problem)
  }

  return (
    <div className={styles.aloud} data-print="never">
      <Button look="quiet" aria-describedby={about} onClick={(event) => void press(event.currentTarget)}>
        <LineDrawing shape={SPEAKER} size={24} />
        {isReading ? readAloudMessages.stop : readAloudMessages.read}
      </Button>
      <output>{note}</output>
    </div>
  )
}
