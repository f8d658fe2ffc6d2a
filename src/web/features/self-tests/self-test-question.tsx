import { useRef, useState } from 'react'
import type { SelfTestAnswers } from '#engine'
import type { BundleSelfTest } from '#knowledge/bundle/bundle'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { selfTestMessages } from './messages.ts'
import styles from './self-test-question.module.css'

type Answer = SelfTestAnswers[string]

interface SelfTestQuestionProps {
  question: BundleSelfTest['questions'][number]
  answer: Answer | undefined
  /** Null takes the answer back. */
  onAnswer: (answer: Answer | null) => void
}

/** Shows what was tapped at once; `answer` follows when the page around it is drawn anew. */
export function SelfTestQuestion({ question, answer, onAnswer }: SelfTestQuestionProps) {
  const [pressed, setPressed] = useState({ answer, shown: answer })
  const field = useRef<HTMLFieldSetElement>(null)
  if (pressed.answer !== answer) setPressed({ answer, shown: answer })

  function store(tapped: Answer | null) {
    setPressed({ answer, shown: tapped ?? undefined })
    onAnswer(tapped)
  }

  function clear() {
    // The button goes out of sight: who pressed it by key stays at the question.
    field.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    store(null)
  }

  const choice = (value: Answer, label: string, quiet: boolean) => (
    <Choice
      key={value}
      type="radio"
      name={question.key}
      value={value}
      label={label}
      quiet={quiet}
      checked={pressed.shown === value}
      onChange={() => store(value)}
    />
  )
  return (
    <fieldset ref={field} className={styles.question}>
      <legend className={styles.legend}>{question.question}</legend>
      <div className={styles.options}>
        {question.options.map(({ key, label }) => choice(key, label, false))}
        {choice('not_sure', selfTestMessages.notSure, true)}
        {choice('cannot', selfTestMessages.cannot, false)}
      </div>
      {/* Always there, so that nothing moves under the finger. */}
      <p className={pressed.shown === undefined ? styles.unseen : undefined}>
        <Button look="quiet" disabled={pressed.shown === undefined} onClick={clear}>
          {selfTestMessages.clear}
        </Button>
      </p>
    </fieldset>
  )
}
