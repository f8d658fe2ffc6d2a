import type { Ref } from 'react'
import { Icon } from './icon.tsx'
import { FieldFrame } from './text-field.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  field?: Ref<HTMLInputElement>
  label: string
  /** What may be typed, shown while nothing is. */
  hint: string
  value: string
  onType: (typed: string) => void
  /** Enter was pressed, which else sends the form. */
  onEnter?: () => void
  /** Arrow down was pressed, which leads to what was found. */
  onDown?: () => void
}

/** Words to look for in what the page already has: nothing typed is sent. */
export function SearchField({ field, label, hint, value, onType, onEnter, onDown }: SearchFieldProps) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <div className={styles.box}>
          <Icon name="search" size={20} />
          <input
            {...control}
            ref={field}
            type="search"
            placeholder={hint}
            autoComplete="off"
            value={value}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              const act = { Enter: onEnter, ArrowDown: onDown }[event.key]
              if (!act) return
              event.preventDefault()
              // A held Enter would take the next step as well.
              if (event.key !== 'Enter' || !event.repeat) act()
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}
