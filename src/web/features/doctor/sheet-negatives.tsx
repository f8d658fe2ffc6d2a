import { Fragment } from 'react'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { doctorMessages } from './words/messages.ts'
import type { Negative } from '#web/domain/assessment/negatives.ts'
import { sentenceOf } from '#web/ui/words.ts'
import { signWords } from './words/sign-words.ts'
import styles from './doctor-sheet.module.css'

interface SheetNegativesProps {
  negatives: readonly Negative[]
  knowledge: LocationKnowledge
}

/**
 * What was asked and is not there, by how firmly that was said: an unticked box may have been overlooked. What was told
 * unasked is part of the story.
 */
export function SheetNegatives({ folds, ...facts }: SheetNegativesProps & { folds: boolean }) {
  const list = { ...facts, negatives: facts.negatives.filter(({ step }) => step !== null) }
  const count = list.negatives.reduce((sum, { findings }) => sum + findings.length, 0)
  if (count === 0) return null
  if (folds)
    return (
      <Disclosure summary={doctorMessages.negativesFolded({ count })} look="list">
        <NegativesList {...list} />
      </Disclosure>
    )
  return (
    <div>
      <h3>{doctorMessages.negatives}</h3>
      <NegativesList {...list} />
    </div>
  )
}

function NegativesList({ negatives, knowledge }: SheetNegativesProps) {
  return (
    <div className={`${styles.columns} ${styles.negatives}`}>
      {[...new Set(negatives.map(({ said }) => said))].map((group) => {
        const said = negatives.filter((negative) => negative.said === group)
        return (
          <p key={group}>
            <b>{doctorMessages.said[group]}:</b>{' '}
            {said.map(({ step, findings }) => (
              <Fragment key={step!.key}>
                <span className={styles.negative}>
                  <i>{step!.question}</i> {group === 'no' ? null : sentenceOf(labels(findings, knowledge))}
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )
      })}
    </div>
  )
}

function labels(findings: Negative['findings'], knowledge: LocationKnowledge): string {
  return findings.map(({ key }) => signWords(knowledge, key, true)).join('; ')
}
