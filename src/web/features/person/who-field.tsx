import type { Who } from '#web/domain/consultation/consultation.ts'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { Segments } from '#web/ui/segments.tsx'

const OPTIONS = (['me', 'child', 'other'] as const).map((value) => ({
  value,
  label: reviewMessages.whoName[value],
}))

/** Whom the consultation is for; the reader, unless another is chosen. */
export function WhoField({ chosen, onChoose }: { chosen: Who; onChoose: (who: Who) => void }) {
  return (
    <Segments legend={reviewMessages.who} name="who" options={OPTIONS} chosen={chosen} onChoose={onChoose} />
  )
}
