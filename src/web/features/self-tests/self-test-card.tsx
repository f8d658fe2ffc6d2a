import type { BundleSelfTest } from '#knowledge/bundle/bundle'
import { withSelfTestAnswer } from '#web/domain/consultation/consultation.ts'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import type { Session } from '#web/domain/consultation/session.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { inSentence, listed } from '#web/ui/words.ts'
import { FilmPlace } from '#web/features/films/film-place.tsx'
import { ReadAloud } from '#web/features/read-aloud/read-aloud.tsx'
import { selfTestMessages } from './messages.ts'
import { SelfTestQuestion } from './self-test-question.tsx'
import styles from './self-test-card.module.css'

interface SelfTestCardProps {
  test: BundleSelfTest
  /** Names of other causes the test bears on. */
  others: readonly string[]
  session: Session
  /** What all films of the place take; null while unknown. */
  filmBytes: number | null
}

/** One self-test: who must not do it first, then how, then its questions. Answers are kept as they are given. */
export function SelfTestCard({ test, others, session, filmBytes }: SelfTestCardProps) {
  const open = session.assessment.selfTestQuestions(test.key)
  const asked = test.questions.filter(({ key }) => open.includes(key))
  const heading = `self-test-${test.key}`
  const steps = (
    <div>
      <h4>{selfTestMessages.how}</h4>
      <ol className={styles.steps}>
        {test.instructions.map((instruction) => (
          <li key={instruction}>{instruction}</li>
        ))}
      </ol>
    </div>
  )
  return (
    <Card as="article" labelledBy={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{test.name}</h3>
        <p className={styles.soft}>{test.purpose}</p>
        <p className={styles.soft}>
          {selfTestMessages.minutes({ minutes: test.minutes })}
          {test.needs.length > 0
            ? ` · ${selfTestMessages.needs({ things: listed(test.needs.map(inSentence)) })}`
            : null}
        </p>
      </div>
      <ReadAloud about={heading} />
      <div className={styles.safety}>
        <div>
          <h4>{selfTestMessages.notFor}</h4>
          <ul>
            {test.notIf.say.map((who) => (
              <li key={who}>{who}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4>{selfTestMessages.stopIf}</h4>
          <ul>
            {test.stopIf.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.beside}>
        <div className={test.film ? styles.film : undefined}>
          {test.film ? (
            <FilmPlace
              film={test.film}
              name={test.name}
              selfTests={session.knowledge.bundle.selfTests}
              bytes={filmBytes}
            />
          ) : (
            steps
          )}
        </div>
        <div className={styles.questions}>
          {test.film ? steps : null}
          {asked.map((question) => (
            <SelfTestQuestion
              key={question.key}
              question={question}
              answer={session.selfTestAnswers[question.key]}
              onAnswer={(answer) =>
                answerStore().change((consultation) => withSelfTestAnswer(consultation, question.key, answer))
              }
            />
          ))}
        </div>
      </div>
      <Disclosure summary={selfTestMessages.meaning}>
        <p>{test.meaning}</p>
        <p>
          {selfTestMessages.strength[test.evidence.strength]} {test.evidence.note}
        </p>
        {others.length > 0 ? <p>{selfTestMessages.tellsApart({ names: others.join(', ') })}</p> : null}
      </Disclosure>
    </Card>
  )
}
