import { Button } from '#web/ui/button.tsx'
import styles from './switch-line.module.css'

interface SwitchLineProps {
  question: string
  answer: string
  onPress: () => void
}

/** The way from one form of the dialog to the other. */
export function SwitchLine({ question, answer, onPress }: SwitchLineProps) {
  return (
    <p className={styles.line}>
      {question}{' '}
      <Button look="quiet" onClick={onPress}>
        {answer}
      </Button>
    </p>
  )
}
