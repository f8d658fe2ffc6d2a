import { TextList } from '#web/ui/text-list.tsx'

/** A list under a small heading; both left out when there is nothing to list. */
export function HeadedList({ heading, texts }: { heading?: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <>
      {heading ? <h3>{heading}</h3> : null}
      <TextList texts={texts} />
    </>
  )
}
