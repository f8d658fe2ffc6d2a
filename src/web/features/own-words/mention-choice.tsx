import type { Mention } from '#listening'
import type { BundleFinding } from '#knowledge/bundle'
import covering from '#web/ui/covering-input.module.css'
import { ownWordsMessages } from './messages.ts'
import styles from './mention-choice.module.css'

/** What somebody says of a mention: true of them, not true, or not to be used. */
export type Confirmed = 'yes' | 'no' | 'remove'

const CHOICES: readonly Confirmed[] = ['yes', 'no', 'remove']

interface MentionChoiceProps {
  mention: Mention
  quote: string
  words: Pick<BundleFinding, 'present'>
  chosen: Confirmed | undefined
  onChoose: (choice: Confirmed) => void
}

/** One thing that was understood, with the words it was taken from. "Yes" says that it is so, also where it was denied. */
export function MentionChoice({ mention, quote, words, chosen, onChoose }: MentionChoiceProps) {
  const { finding, holds } = mention
  const say = holds ? ownWordsMessages.mentioned : ownWordsMessages.denied
  return (
    <fieldset className={styles.mention}>
      <legend className={styles.legend}>{say(words.present)}</legend>
      <p className={styles.quote}>{ownWordsMessages.from(quote)}</p>
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
