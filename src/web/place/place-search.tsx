import { SearchField } from '#web/ui/search-field.tsx'
import { placeMessages } from './messages.ts'
import styles from './place-search.module.css'

interface PlaceSearchProps {
  typed: string
  found: number
  onType: (typed: string) => void
  onEnter: () => void
}

export function PlaceSearch({ typed, found, onType, onEnter }: PlaceSearchProps) {
  return (
    <div className={styles.search}>
      <SearchField
        label={placeMessages.search}
        hint={placeMessages.searchHint}
        value={typed}
        onType={onType}
        onEnter={onEnter}
      />
      <output className={styles.found}>
        {typed.trim() === '' ? '' : found === 0 ? placeMessages.noneFound : placeMessages.found(found)}
      </output>
    </div>
  )
}
