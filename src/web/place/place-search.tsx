import { Icon } from '#web/ui/icon.tsx'
import { placeMessages } from './messages.ts'
import styles from './place-search.module.css'

interface PlaceSearchProps {
  typed: string
  found: number
  onType: (typed: string) => void
}

export function PlaceSearch({ typed, found, onType }: PlaceSearchProps) {
  return (
    <div className={styles.search}>
      <label htmlFor="place-search" className={styles.label}>
        {placeMessages.search}
      </label>
      <div className={styles.box}>
        <Icon name="search" size={20} />
        <input
          id="place-search"
          type="search"
          className={styles.input}
          placeholder={placeMessages.searchHint}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <output className={styles.found}>
        {typed.trim() === '' ? '' : found === 0 ? placeMessages.noneFound : placeMessages.found(found)}
      </output>
    </div>
  )
}
