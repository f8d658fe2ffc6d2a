import { useState, type FormEvent } from 'react'
import type { StepAnswer } from '#engine'
import type { BundleStep } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { ReadAloud } from '#web/features/read-aloud/read-aloud.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorNote } from '#web/ui/error.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { listed } from '#web/ui/words.ts'
import { draftOf, keepDraft, type Selection } from '#web/domain/consultation/drafts.ts'
import type { MarkedAnswer } from './marked-answer.ts'
import { interviewMessages } from './messages.ts'
import {
  answerOf,
  hasTicks,
  isSelected,
  isUnsureSelected,
  selectionOf,
  withNone,
  withNotSure,
  withOption,
} from './selection.ts'
import styles from './question-form.module.css'

interface QuestionFormProps {
  step: BundleStep
  /** Those of its options that this person is offered. */
  options: readonly string[]
  findings: LocationKnowledge['findings']
  answer: StepAnswer | undefined
  /** What was marked on the body answers it beforehand. */
  marked: MarkedAnswer | null
  /** Those of the options that were confirmed in own words: chosen beforehand too. */
  stated: readonly string[]
  /** The option that own words seem to name, for which this is asked first: chosen beforehand too. */
  suggested: string | null
  /** What became of own words in which there was nothing to confirm. */
  note: string | null
  /** Where in the interview this question stands, in words. */
  progress: string
  onAnswer: (step: string, answer: StepAnswer) => void
}

/** One question: its heading is the legend, choosing sends nothing, Continue does. */
export function QuestionForm({
  step,
  options,
  findings,
  answer,
  marked,
  stated,
  suggested,
  note,
  progress,
  onAnswer,
}: QuestionFormProps) {
  const [selection, setSelection] = useState<Selection>(
    () =>
      draftOf(step.key) ??
      (answer === undefined
        ? [...new Set([...(marked?.options ?? []), ...stated, ...(suggested === null ? [] : [suggested])])]
        : selectionOf(answer)),
  )
  const [failedAttempts, setFailedAttempts] = useState(0)
  const [isCorrected, setCorrected] = useState(false)
  // Where one of them is stated already, "none of these" would take it back: what does not fit is unticked by itself.
  const hasNone =
    step.kind !== 'single' &&
    !(step.kind === 'multiple' && stated.some((option) => isSelected(selection, option)))
  const type = step.kind === 'multiple' ? 'checkbox' : 'radio'
  const hint = [
    (hasNone || !step.hint?.includes(interviewMessages.none)) &&
      (!step.hintOf || options.includes(step.hintOf)) &&
      step.hint,
    step.kind === 'multiple' && interviewMessages.chooseAll,
    marked && wordsForMarked(marked),
    stated.length > 0 &&
      interviewMessages.told({
        labels: listed(stated.map((option) => findings.get(option)?.label ?? option)),
      }),
    suggested !== null && interviewMessages.heard,
  ]
    .filter(Boolean)
    .join(' ')

  function select(selected: Selection) {
    setSelection(selected)
    setCorrected(true)
    keepDraft(step.key, selected)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = answerOf(selection)
    if (chosen !== null) return onAnswer(step.key, chosen)
    setCorrected(false)
    setFailedAttempts((attempts) => attempts + 1)
  }

  const described = [
    note && 'words-note',
    hint && 'question-hint',
    failedAttempts > 0 && !isCorrected && 'question-error',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {note ? (
        <p id="words-note" className={styles.progress}>
          {note}
        </p>
      ) : null}
      <p className={styles.progress}>{progress}</p>
      <fieldset className={styles.question} {...(described && { 'aria-describedby': described })}>
        <legend className={styles.legend}>
          <PageHeading title={interviewMessages.heading} size="question">
            {step.question}
          </PageHeading>
        </legend>
        <ReadAloud />
        {hint ? (
          <p id="question-hint" className={styles.hint}>
            {hint}
          </p>
        ) : null}
        {failedAttempts > 0 ? (
          <ErrorNote key={failedAttempts} id="question-error" isCorrected={isCorrected}>
            {interviewMessages.missing[step.kind]}
          </ErrorNote>
        ) : null}
        <div className={styles.options}>
          {options.map((option) => (
            <Choice
              key={option}
              type={type}
              name="answer"
              value={option}
              label={findings.get(option)?.label ?? interviewMessages.yes}
              checked={isSelected(selection, option)}
              onChange={() => select(withOption(selection, option, step.kind, step.options))}
            />
          ))}
          {hasNone ? (
            <Choice
              type={type}
              name="answer"
              value="none"
              label={step.kind === 'yes_no' ? interviewMessages.no : interviewMessages.none}
              quiet={step.kind === 'multiple'}
              checked={selection === 'none'}
              onChange={() => select(withNone(selection, step.kind))}
            />
          ) : null}
          <Choice
            type={type}
            name="answer"
            value="not_sure"
            label={
              step.kind === 'multiple' && hasTicks(selection)
                ? interviewMessages.notSureOthers
                : interviewMessages.notSure
            }
            quiet
            checked={isUnsureSelected(selection)}
            onChange={() => select(withNotSure(selection, step.kind))}
          />
        </div>
      </fieldset>
      <p className={styles.next}>
        <Button type="submit">{interviewMessages.next}</Button>
      </p>
      <Disclosure summary={interviewMessages.why}>
        <p>{step.why}</p>
      </Disclosure>
    </form>
  )
}

function wordsForMarked({ spots, isSpread }: MarkedAnswer): string {
  const named = listed(spots)
  return isSpread
    ? interviewMessages.spreadMarked({ spots: named })
    : interviewMessages.marked({ spot: named })
}
