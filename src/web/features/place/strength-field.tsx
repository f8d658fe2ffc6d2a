import { memo } from 'react'
import { STRENGTHS } from '#web/domain/consultation/pain-mark.ts'
import { Button } from '#web/ui/button.tsx'
import covering from '#web/ui/covering-input.module.css'
import styles from './strength-field.module.css'

export const strengthMessages = {
  question: 'How strong is the pain there now?',
  hint: '0 is no pain, 10 is the worst you can imagine. You can skip this.',
  clear: 'Take the number away',
}

interface StrengthFieldProps {
  strength: number | null
  onChoose: (strength: number | null) => void
}

/** Eleven radios: no slider, which would have to be dragged. Drawn anew only when the number changes. */
export const StrengthField = memo(function StrengthField({ strength, onChoose }: StrengthFieldProps) {
  return (
    <fieldset className={styles.field} aria-describedby="strength-hint">
      <legend className={styles.legend}>{strengthMessages.question}</legend>
      <p id="strength-hint" className={styles.hint}>
        {strengthMessages.hint}
      </p>
      <div className={styles.room}>
        <div className={styles.scale}>
          {STRENGTHS.map((each) => (
            <label key={each} className={`${covering.covered} ${styles.step}`}>
              <input
                type="radio"
                name="strength"
                value={each}
                className={covering.input}
                autoComplete="off"
                checked={strength === each}
                onChange={() => onChoose(each)}
              />
              {each}
            </label>
          ))}
        </div>
      </div>
      {/* Always there, so that nothing moves. */}
      <p className={strength === null ? styles.unseen : undefined}>
        <Button look="quiet" disabled={strength === null} onClick={() => onChoose(null)}>
          {strengthMessages.clear}
        </Button>
      </p>
    </fieldset>
  )
})
