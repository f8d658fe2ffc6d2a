import { dayInWords } from '#web/ui/words.ts'
import styles from './dated-line.module.css'

/** "Last updated 20 February 2025". @param date as `2025-02-20`. */
export function DatedLine({ word, date }: { word: string; date: string }) {
  return (
    <p className={styles.line}>
      {word} <time dateTime={date}>{dayInWords(date)}</time>
    </p>
  )
}
