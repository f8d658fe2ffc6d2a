import { useLayoutEffect, useRef } from 'react'
import { DoctorSheet } from './doctor-sheet.tsx'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { BY_HAND } from './sheet-take-home.tsx'
import { largestFitting } from './largest-fitting.ts'
import styles from './printed-sheet.module.css'

/** A printer, to be drawn on what leads to the sheet. */
export const PRINTER = 'M7 8.5v-5h10v5M7 17H4v-8.5h16V17h-3M7 13.5h10v7H7z'

/** From comfortable to the smallest that can still be read on paper, in points. */
const FONT_SIZES_PT = [
  11, 10.5, 10, 9.75, 9.5, 9.25, 9, 8.75, 8.5, 8.25, 8, 7.75, 7.5, 7.25, 7, 6.75, 6.5, 6.25, 6, 5.5, 5,
]

/** Smaller print than this is worth more than lines to write on. */
const SMALLEST_BESIDE_LINES_PT = 8

/**
 * What the browser prints of a result: the sheet alone, on one page. It waits out of sight at the size of the paper that
 * A4 and Letter share, and takes the largest font with which it fits.
 */
export function PrintedSheet({ facts, now }: { facts: ConsultationFacts; now: Date }) {
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = paper.current
    const content = box?.firstElementChild
    if (!box || !content) return undefined
    // The figure comes later than the words, and a font or the size of text may change: what takes more or less room than
    // when it was fitted is fitted again.
    let fittedHeightPx = -1
    const observer = new ResizeObserver(() => {
      if (content.clientHeight === fittedHeightPx) return
      fit(box)
      fittedHeightPx = content.clientHeight
    })
    fit(box)
    fittedHeightPx = content.clientHeight
    observer.observe(content)
    return () => observer.disconnect()
  })
  return (
    <div className={styles.store} data-print="only">
      <div ref={paper} className={styles.paper}>
        <DoctorSheet facts={facts} now={now} />
      </div>
    </div>
  )
}

function fit(box: HTMLElement): void {
  const fits = (points: number) => {
    // Set on the element itself: the Content-Security-Policy forbids style attributes in the markup only.
    box.style.fontSize = `${points}pt`
    return box.scrollHeight <= box.clientHeight
  }
  const lines = box.querySelector<HTMLElement>(BY_HAND)
  if (lines) lines.hidden = false
  const hasRoom = fits(SMALLEST_BESIDE_LINES_PT)
  if (lines) lines.hidden = !hasRoom
  const sizes = hasRoom ? FONT_SIZES_PT.filter((points) => points >= SMALLEST_BESIDE_LINES_PT) : FONT_SIZES_PT
  box.style.fontSize = `${largestFitting(sizes, fits)}pt`
}
