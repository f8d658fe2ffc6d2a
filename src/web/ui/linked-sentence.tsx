import { Link } from 'wouter'

interface LinkedSentenceProps {
  /** The words of the link in `[ ]`. */
  text: string
  to: string
  onClick?: (() => void) | undefined
}

/** A sentence with a link in it, whole, so that each language puts the link where it belongs. */
export function LinkedSentence({ text, to, onClick }: LinkedSentenceProps) {
  const [before, link, after] = text.split(/[[\]]/)
  return (
    <>
      {before}
      <Link href={to} {...(onClick && { onClick })}>
        {link}
      </Link>
      {after}
    </>
  )
}
