import { expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { firstOptions, playedSession } from '#web/domain/consultation/testing/played-session.ts'
import { sessionOf } from '#web/domain/consultation/session.ts'
import { negativesOf } from './negatives.ts'

const bundle = readBundles().find(({ location }) => location.key === 'low_back')!
const session = playedSession(bundle, firstOptions(bundle.location.screen))
const list = bundle.steps.find(({ key }) => key === 'back_nerve_signs')!

test('what a list leaves out beside something ticked is not ticked, and after "none of these" was not chosen', () => {
  const saidAt = (answer: string[]) => {
    const consultation = { ...session.consultation, steps: [[list.key, answer] as const], selfTests: [] }
    return negativesOf(sessionOf(session.knowledge, consultation, session.person)).map(
      ({ step, said, findings }) => [step?.key, said, findings.length],
    )
  }
  const count = list.options.length
  expect(saidAt([])).toEqual([[list.key, 'none_of_these', count]])
  expect(saidAt(list.options.slice(0, 1))).toEqual([[list.key, 'not_ticked', count - 1]])
  expect(saidAt(list.options)).toEqual([])
})

test('the firmest stands first, nothing stands twice, and nothing that was chosen', () => {
  const negatives = negativesOf(session)
  const kinds = negatives.map(({ said }) => said)
  expect(kinds).toEqual(
    (['no', 'none_of_these', 'not_ticked'] as const).flatMap((said) => kinds.filter((kind) => kind === said)),
  )
  const keys = negatives.flatMap(({ findings }) => findings.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
  const chosen = new Set<string>(Object.values(session.answers).flat())
  expect(keys.filter((key) => chosen.has(key))).toEqual([])
})
