import { momentInWords } from '#web/language/moments.ts'
import { useLocation } from 'wouter'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import { readUserAnswers } from '#web/domain/consultation/user-answers.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { clearDrafts } from '#web/domain/consultation/drafts.ts'
import { scoreWords } from '#web/domain/words/match-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { placeOf, type KeptResult } from './kept-result.ts'
import { historyMessages } from './messages.ts'
import styles from './history-entry.module.css'

interface HistoryEntryProps {
  result: KeptResult
  /** Opening it would lose answers that are kept nowhere. */
  isLosing: boolean
  onRemove: () => void
  isTicked: boolean
  /** Null while there is nothing to compare it with. */
  onTick: ((isTicked: boolean) => void) | null
}

/** One kept result as it was shown, to open again or to delete. */
export function HistoryEntry({ result, isLosing, onRemove, isTicked, onTick }: HistoryEntryProps) {
  const { id, place, level, causes, answered } = result
  const [, navigate] = useLocation()
  const at = momentInWords(result.keptAt)
  const where = placeOf(result)
  const of = historyMessages.of({ place: where, at })
  const heading = `kept-${id}`
  const best = causes[0]

  function open() {
    const consultation = readUserAnswers(result.answers)
    const answeredFor = consultation.sex ? { place: place.key, sex: consultation.sex } : null
    clearDrafts()
    answerStore().change(() => ({ ...consultation, answeredFor }))
    navigate(FLOW.result)
  }

  return (
    <Card as="article" labelledBy={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.name}>
          {where}
        </h2>
        <p className={styles.at}>
          <time dateTime={result.keptAt}>{at}</time>
        </p>
      </div>
      <p className={`${styles.level} ${styles[level]}`}>
        <Icon name={level} size={22} />
        <span>{historyMessages.level[level]}</span>
      </p>
      {best ? <p>{historyMessages.best({ name: best.name, score: scoreWords(best.score) })}</p> : null}
      <Disclosure
        summary={
          <>
            {historyMessages.details}
            <Unseen>{of}</Unseen>
          </>
        }
      >
        <dl className={styles.answers}>
          {answered.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <div className={styles.actions}>
        {isLosing ? (
          <ConfirmButton
            name={historyMessages.open}
            of={of}
            heading={historyMessages.openHeading}
            text={historyMessages.openText}
            yes={historyMessages.openYes}
            no={historyMessages.cancel}
            onYes={open}
          />
        ) : (
          <Button look="quiet" onClick={open}>
            {historyMessages.open}
            <Unseen>{of}</Unseen>
          </Button>
        )}
        <ConfirmButton
          name={historyMessages.remove}
          of={of}
          heading={historyMessages.removeOneHeading}
          text={historyMessages.removeOneText({ place: where, at })}
          yes={historyMessages.removeOneYes}
          no={historyMessages.cancel}
          onYes={onRemove}
        />
        {onTick ? (
          <label className={styles.tick}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={isTicked}
              onChange={(event) => onTick(event.target.checked)}
            />
            {historyMessages.compare}
            <Unseen>{of}</Unseen>
          </label>
        ) : null}
      </div>
    </Card>
  )
}
