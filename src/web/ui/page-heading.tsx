import { useEffect, useId, useRef, type ReactNode } from 'react'
import { SITE_NAME } from '#web/site.ts'
import { takeFocusDue } from './focus-due.ts'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  /** Says the page in the tab and in the history; the heading's own text where it is plain. */
  title: string
  /** Small line above, heard after the heading. */
  above?: ReactNode
  children: ReactNode
  size?: 'page' | 'question'
  /** Comes without a navigation, as the answer to what was pressed. */
  isNews?: boolean
}

/** The page's h1: takes the focus after a navigation, so that screen readers say where one has come to. */
export function PageHeading({ title, above, children, size = 'page', isNews = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    const due = takeFocusDue()
    if (due || isNews) heading.current?.focus({ preventScroll: true })
    if (due === 'going_on' || isNews) window.scrollTo(0, 0)
  }, [isNews])
  useEffect(() => {
    document.title = `${title} – ${SITE_NAME}`
  }, [title])
  return (
    <>
      {above ? (
        <p id={id} className={styles.above}>
          {above}
        </p>
      ) : null}
      <h1 ref={heading} tabIndex={-1} className={styles[size]} aria-describedby={above ? id : undefined}>
        {children}
      </h1>
    </>
  )
}
