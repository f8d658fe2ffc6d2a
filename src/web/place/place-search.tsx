import type { Ref } from 'react'
import { SearchField } from '#web/ui/search-field.tsx'
import type { FoundPlace } from './find-places.ts'
import { placeMessages } from './messages.ts'
import styles from './place-search.module.css'

interface PlaceSearchProps {
  field: Ref<HTMLInputElement>
  typed: string
  found: readonly FoundPlace[]
  onType: (typed: string) => void
  onEnter: () => void
}

export function PlaceSearch({ field, typed, found, onType, onEnter }: PlaceSearchProps) {
  const spots = found.reduce((sum, { zones }) => sum + zones.length, 0)
  return (
    <div className={styles.search}>
      <SearchField
        field={field}
        label={placeMessages.search}
        hint={placeMessages.searchHint}
        value={typed}
        onType={onType}
        onEnter={onEnter}
      />
      <output className={styles.found}>
        {typed.trim() === ''
          ? ''
          : found.length === 0
            ? placeMessages.noneFound
            : placeMessages.found(found.length, spots)}
      </output>
    </div>
  )
}
