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

/** The page of the question for illnesses, for somebody who stated these. */
function illnessesPage(...stated: string[]) {
  return pageOf(ILLNESSES, stated)
}

function pageOf(step: typeof ILLNESSES, stated: readonly string[]) {
  return renderToStaticMarkup(
    <QuestionForm
      step={step}
      options={step.options}
      findings={hip.findings}
      answer={undefined}
      marked={null}
      stated={stated}
      suggested={null}
      note={null}
      progress=""
      onAnswer={() => {}}
    />,
  )
}

test('"none of these" is no answer while something stated already is ticked: it would take that back', () => {
  expect(illnessesPage()).toContain(interviewMessages.none)
  expect(illnessesPage('high_blood_pressure')).not.toContain(interviewMessages.none)
})

test('a hint that names "none of these" is left out where that is no answer', () => {
  const step = { ...ILLNESSES, hint: `If you have always been well, pick “${interviewMessages.none}”.` }
  expect(pageOf(step, [])).toContain(step.hint)
  expect(pageOf(step, ['high_blood_pressure'])).not.toContain('always been well')
  const other = { ...ILLNESSES, hint: 'Count those of long ago too.' }
  expect(pageOf(other, ['high_blood_pressure'])).toContain(other.hint)
})

test('a hint about one option is left out where that is not offered', () => {
  const [option, other] = ILLNESSES.options
  const hint = 'Count it too when it is gone.'
  expect(pageOf({ ...ILLNESSES, hint, hintOf: option! }, [])).toContain(hint)
  const unoffered = { ...ILLNESSES, hint, hintOf: option!, options: [other!] }
  expect(pageOf(unoffered, [])).not.toContain(hint)
})
