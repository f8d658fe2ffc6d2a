import { useState, type ReactNode } from 'react'

interface PrerenderedProps {
  /** Of the element that holds it, here as in the page's HTML. */
  id: string
  as?: 'div' | 'p' | 'span'
  className?: string | undefined
  /** Nothing while what it is made from is not loaded. */
  children: ReactNode
}

/**
 * A part of a page that stays as it was prerendered until there is something to take its place: what it is made from need
 * not come with the page's script. Nothing where the page was not prerendered, as after a link within the app.
 */
export function Prerendered({ id, as: Element = 'div', className, children }: PrerenderedProps) {
  const [html] = useState(() =>
    typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML,
  )
  if (children !== null && children !== undefined)
    return (
      <Element key="drawn" id={id} className={className}>
        {children}
      </Element>
    )
  if (html === undefined) return null
  return <Element key="kept" id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Whether this document came from the server with that part. Right only at the start: it goes with its page. */
export const isPrerendered = (id: string): boolean =>
  typeof document !== 'undefined' && document.getElementById(id) !== null
