import { Icon } from './icon.tsx'
import { FieldFrame } from './text-field.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  /** What may be typed, shown while nothing is. */
  hint: string
  value: string
  onType: (typed: string) => void
}

/** Words to look for in what the page already has: nothing typed is sent, to nobody who checks spelling either. */
export function SearchField({ label, hint, value, onType }: SearchFieldProps) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <div className={styles.box}>
          <Icon name="search" size={20} />
          <input
            {...control}
            type="search"
            placeholder={hint}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
