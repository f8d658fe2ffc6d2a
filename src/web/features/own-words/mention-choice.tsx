import type { Mention } from '#listening'
import covering from '#web/ui/covering-input.module.css'
import { ownWordsMessages } from './messages.ts'
import styles from './mention-choice.module.css'

/** What somebody says of a mention: understood rightly, the wrong way round, or not to be used. */
export type Confirmed = 'right' | 'wrong' | 'remove'

const CHOICES: readonly Confirmed[] = ['right', 'wrong', 'remove']

interface MentionChoiceProps {
  mention: Mention
  quote: string
  /** The statement, as it was understood. */
  words: string
  chosen: Confirmed | undefined
  onChoose: (choice: Confirmed) => void
}

/** One thing that was understood, also that something is not so, with the words it was taken from. */
export function MentionChoice({ mention: { finding }, quote, words, chosen, onChoose }: MentionChoiceProps) {
  return (
    <fieldset className={styles.mention}>
      <legend className={styles.legend}>{ownWordsMessages.mentioned({ finding: words })}</legend>
      <p className={styles.quote}>{ownWordsMessages.from({ quote })}</p>
      <div className={styles.choices}>
        {CHOICES.map((choice) => (
          <label key={choice} className={`${covering.covered} ${styles.choice}`}>
            <input
              type="radio"
              className={covering.input}
              name={`mention-${finding}`}
              value={choice}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            <span>{ownWordsMessages[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
