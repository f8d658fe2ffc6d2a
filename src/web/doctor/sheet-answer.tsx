import { optionsFor, type Person, type StepAnswer } from '#engine'
import type { BundleStep } from '#knowledge/bundle'
import type { Place } from '#web/knowledge/place-cache.ts'
import { stepAnswerWords } from '#web/review/answer-words.ts'
import { doctorMessages } from './messages.ts'
import { signWords } from './sign-words.ts'

interface SheetAnswerProps {
  step: BundleStep
  answer: StepAnswer
  place: Place
  person: Person
}

/** A question with its answer. Of a list it also says what was denied: "none of these" alone tells a doctor nothing. */
export function SheetAnswer({ step, answer, place, person }: SheetAnswerProps) {
  const isList = step.kind === 'multiple' && answer !== 'not_sure'
  const offered = optionsFor(place.model, step.key, person)
  const denied = isList ? offered.filter((option) => !answer.includes(option)) : []
  return (
    <>
      {step.question}{' '}
      {isList && answer.length === 0 ? null : <b>{stepAnswerWords(step, answer, place.findings)}.</b>}{' '}
      {denied.length > 0 ? (
        <>
          <i>{doctorMessages.denied}:</i> {denied.map((key) => signWords(place, key, true)).join('; ')}.
        </>
      ) : null}
    </>
  )
}
