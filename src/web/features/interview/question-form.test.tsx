import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { interviewMessages } from './messages.ts'
import { QuestionForm } from './question-form.tsx'

const hip = readKnowledge(
  readBundles().find(({ location }) => location.key === 'hip')!,
  'hip',
)

const ILLNESSES = hip.steps.get('medical_history')!

/** The page of the question for illnesses, for somebody who told of these. */
function illnessesPage(...told: string[]) {
  return renderToStaticMarkup(
    <QuestionForm
      step={ILLNESSES}
      options={ILLNESSES.options}
      findings={hip.findings}
      answer={undefined}
      marked={null}
      told={told}
      heard={null}
      note={null}
      progress=""
      onAnswer={() => {}}
    />,
  )
}

test('"none of these" is no answer while something told already is ticked: it would take that back', () => {
  expect(illnessesPage()).toContain(interviewMessages.none)
  expect(illnessesPage('high_blood_pressure')).not.toContain(interviewMessages.none)
})
