import type { Sex } from '#engine'
import { BodyPicture } from '#web/features/body-map/body-picture.tsx'
import { personMessages } from './messages.ts'
import styles from './body-choice.module.css'

interface BodyChoiceProps {
  chosen: Sex | null
  onChoose: (sex: Sex) => void
}

/** Two bodies; a tap chooses and leads on. */
export function BodyChoice({ chosen, onChoose }: BodyChoiceProps) {
  return (
    <div className={styles.bodies}>
      {(['female', 'male'] as const).map((sex) => (
        <button
          key={sex}
          type="button"
          className={styles.body}
          aria-pressed={chosen === sex}
          onClick={() => onChoose(sex)}
        >
          <span className={styles.picture}>
            <BodyPicture sex={sex} view="front" />
          </span>
          <span className={styles.name}>{personMessages.bodyName[sex]}</span>
          <span className={styles.chosen}>{chosen === sex ? personMessages.bodyChosen : null}</span>
        </button>
      ))}
    </div>
  )
}
