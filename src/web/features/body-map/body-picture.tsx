import type { Sex } from '#engine'
import type { View } from '#web/domain/body/zones.ts'
import { figureName } from './outlines.ts'

interface BodyPictureProps {
  sex: Sex
  view: View
  hidden?: boolean
}

/** The rendered body. Decoration: words stand beside it. */
export function BodyPicture({ sex, view, hidden = false }: BodyPictureProps) {
  const file = `/body/${figureName(sex, view)}`
  const isWhole = view === 'front' || view === 'back'
  return (
    <picture hidden={hidden} data-sex={sex}>
      <source srcSet={`${file}.avif`} type="image/avif" />
      <img
        src={`${file}.webp`}
        alt=""
        width={isWhole ? 900 : 720}
        height={isWhole ? 2000 : 720}
        // What is seen first.
        fetchPriority={view === 'front' ? 'high' : 'low'}
        decoding="async"
        draggable={false}
      />
    </picture>
  )
}
