import type { BundleStep } from '#knowledge/bundle/bundle'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { sayOf } from '#knowledge/bundle/they'
import { canMean, signWords, dangerWords } from './words/sign-words.ts'
import { urgencyAdvice } from '#web/domain/assessment/urgency-points.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { inSentences, sentenceOf } from '#web/ui/words.ts'
import { EnglishInSentence } from '#web/ui/english-in-sentence.tsx'
import { doctorMessages } from './words/messages.ts'
import styles from './doctor-sheet.module.css'

/** More rules than that are read on, not each on a line of its own: all has to go on one page. */
const A_HANDFUL = 5

/** How urgent the answers make it, by which rules, and the danger signs: what is there and what is left open. */
export function SheetUrgency({ facts }: { facts: ConsultationFacts }) {
  const { urgency, rules, danger, deciding } = facts
  const { howSoon } = urgencyAdvice(facts.session.assessment, facts.session.knowledge)
  const titles = rules.map(({ title }) => sayOf(facts.session.knowledge.bundle.they)(title))
  const meaning = canMean(facts.canMean, facts.session.knowledge)
  return (
    <div className={styles.urgency}>
      <p>
        {doctorMessages.urgency}:{' '}
        <b>{inSentences([urgencyMessages.level[urgency.level], howSoon ?? []].flat())}</b>
      </p>
      {rules.length > A_HANDFUL ? (
        <p>{titles.map(sentenceOf).join(' ')}</p>
      ) : (
        titles.map((title) => <p key={title}>{sentenceOf(title)}</p>)
      )}
      {meaning ? (
        <p>
          <EnglishInSentence sentence={(names) => doctorMessages.canMean({ names })} words={[meaning]} />
        </p>
      ) : null}
      {danger.asked + deciding.length > 0 ? (
        <p>
          {doctorMessages.danger}: <b>{sentenceOf(dangerWords(facts))}</b>
        </p>
      ) : null}
      {danger.unsure.length > 0 ? (
        <p>
          {doctorMessages.dangerUnsure}:{' '}
          {danger.unsure.map((step) => unsureWords(step, facts.session)).join(' ')}
        </p>
      ) : null}
    </div>
  )
}

/** The question with the signs it left open, where it lists several: "any of these" alone tells nobody which. */
function unsureWords(
  { key, question }: BundleStep,
  { knowledge, assessment }: ConsultationFacts['session'],
): string {
  const open = assessment.unsure.dangerSigns.find(({ step }) => step === key)?.open ?? []
  return open.length > 0
    ? `${question} ${sentenceOf(open.map((sign) => signWords(knowledge, sign, true)).join('; '))}`
    : question
}
