import { useState } from 'react'
import type { Sex } from '#engine'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { Choice } from '#web/ui/choice.tsx'
import { ChoiceField, type FieldError } from './field.tsx'
import { personMessages } from './messages.ts'
import styles from './field.module.css'

export function SexField({ chosen, error }: { chosen: Sex | null; error: FieldError | null }) {
  const [sex, setSex] = useState(chosen)
  return (
    <ChoiceField name="sex" legend={personMessages.sex} hint={personMessages.sexHint} error={error}>
      <div className={styles.pair}>
        {(['female', 'male'] as const).map((each) => (
          <Choice
            key={each}
            type="radio"
            name="sex"
            value={each}
            label={reviewMessages.sexName[each]}
            checked={sex === each}
            onChange={() => setSex(each)}
          />
        ))}
      </div>
    </ChoiceField>
  )
}
