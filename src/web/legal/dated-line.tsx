import styles from './dated-line.module.css'

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "Last updated 20 February 2025". @param date as `2025-02-20`. */
export function DatedLine({ word, date }: { word: string; date: string }) {
  return (
    <p className={styles.line}>
      {word} <time dateTime={date}>{DAY.format(new Date(date))}</time>
    </p>
  )
}
