import type { Sex } from '#engine'

export interface BodyMapProps {
  sex: Sex
  /** Key of the chosen place. */
  chosen: string | null
  onChoose: (location: string) => void
}

/** The body with its zones, beside the list of places. Nothing until the pictures are there. */
export function BodyMap(_props: BodyMapProps) {
  return null
}
