import { useState } from 'react'
import { AGE_BANDS, type AgeBandKey } from '#web/domain/consultation/age-bands.ts'
import { Choice } from '#web/ui/choice.tsx'
import { ChoiceField, type FieldError } from './field.tsx'
import { personMessages } from './messages.ts'
import styles from './field.module.css'

interface AgeFieldProps {
  chosen: AgeBandKey | null
  /** Offers the ages of children alone. */
  isChild: boolean
  error: FieldError | null
}

/** From here on, in years, nobody is a child. */
const GROWN_UP_YEARS = 18

export function AgeField({ chosen, isChild, error }: AgeFieldProps) {
  const [band, setBand] = useState(chosen)
  const bands = AGE_BANDS.filter(({ range }) => !isChild || range.min < GROWN_UP_YEARS)
  return (
    <ChoiceField name="age" legend={personMessages.age} error={error}>
      <div className={styles.bands}>
        {bands.map(({ key, label }) => (
          <Choice
            key={key}
            type="radio"
            name="age"
            value={key}
            label={label}
            checked={band === key}
            onChange={() => setBand(key)}
          />
        ))}
      </div>
    </ChoiceField>
  )
}
