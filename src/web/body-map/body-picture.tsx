import type { Sex } from '#engine'
import type { BodyView } from './body-figures.ts'

interface BodyPictureProps {
  sex: Sex
  view: BodyView
  hidden?: boolean
}

/** The rendered body. Decoration: words stand beside it. */
export function BodyPicture({ sex, view, hidden = false }: BodyPictureProps) {
  const file = `/body/${sex}-${view}`
  return (
    <picture hidden={hidden}>
      <source srcSet={`${file}.avif`} type="image/avif" />
      <img src={`${file}.webp`} alt="" width={900} height={2000} decoding="async" draggable={false} />
    </picture>
  )
}
