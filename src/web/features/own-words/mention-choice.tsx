import covering from '#web/ui/covering-input.module.css'
import { ownWordsMessages } from './messages.ts'
import styles from './mention-choice.module.css'

interface MentionChoiceProps<Choice extends keyof typeof ownWordsMessages> {
  /** Of the finding or place. */
  name: string
  /** What was understood. */
  legend: string
  quote: string
  choices: readonly Choice[]
  chosen: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** One thing that was understood, also that something is not so, with the words it was taken from. */
export function MentionChoice<Choice extends 'right' | 'wrong' | 'remove' | 'yes' | 'no'>({
  name,
  legend,
  quote,
  choices,
  chosen,
  onChoose,
}: MentionChoiceProps<Choice>) {
  return (
    <fieldset className={styles.mention}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.quote}>{ownWordsMessages.from({ quote })}</p>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={`${covering.covered} ${styles.choice}`}>
            <input
              type="radio"
              className={covering.input}
              autoComplete="off"
              name={`mention-${name}`}
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
