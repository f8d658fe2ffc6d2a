import { useState } from 'react'
import { AGE_BANDS, type AgeBandKey } from '#web/domain/consultation/age-bands.ts'
import { Choice } from '#web/ui/choice.tsx'
import { ChoiceField, type FieldError } from './field.tsx'
import { personMessages } from './messages.ts'
import styles from './field.module.css'

export function AgeField({ chosen, error }: { chosen: AgeBandKey | null; error: FieldError | null }) {
  const [band, setBand] = useState(chosen)
  return (
    <ChoiceField name="age" legend={personMessages.age} error={error}>
      <div className={styles.bands}>
        {AGE_BANDS.map(({ key, label }) => (
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
