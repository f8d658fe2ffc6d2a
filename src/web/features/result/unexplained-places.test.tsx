import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import type { Score } from '#engine'
import { readBundles } from '#evaluation/read-bundles'
import { JOINED_ENGLISH, joinBundles } from '#knowledge/bundle/joined'
import { EMPTY_CONSULTATION, personOf, type Consultation } from '#web/domain/consultation/consultation.ts'
import { NO_MARK } from '#web/domain/consultation/pain-mark.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { resultMessages } from './messages.ts'
import { UnexplainedPlaces } from './unexplained-places.tsx'

const bundleOf = (place: string) => readBundles().find(({ location }) => location.key === place)!
const { none, start } = resultMessages.unexplained

/** Pain at the knee and at these other places, of which nothing more was told. */
function sessionAlso(also: readonly string[], places: readonly string[]): Session {
  const knee = bundleOf('knee')
  const joined = joinBundles(knee, places.map(bundleOf), JOINED_ENGLISH)
  const told: Consultation = {
    ...EMPTY_CONSULTATION,
    painLocation: { id: knee.location.id, key: 'knee' },
    mark: { ...NO_MARK, also },
    sex: 'female',
    ageBand: '25_34',
  }
  return sessionOf(readKnowledge(joined, 'knee'), told, personOf(told)!)
}

function shownOf(session: Session, shown: readonly Score[]): string {
  return renderToStaticMarkup(
    <Router ssrPath="/suggested-diagnosis">
      <UnexplainedPlaces session={session} shown={shown} />
    </Router>,
  )
}

test('a place that no cause shown explains is said by its spot, with a way to begin there', () => {
  const session = sessionAlso(['right_shoulder_front'], ['shoulder'])
  const { ranking, explainsElsewhere } = session.assessment
  const explainsBoth = ({ condition }: Score) => explainsElsewhere(condition).length > 0
  const alone = ranking.shown.filter((score) => !explainsBoth(score))
  expect(alone.length).toBeGreaterThan(0)
  const markup = shownOf(session, alone)
  expect(markup).toContain(none({ places: 'Front of the right shoulder' }))
  expect(markup).toContain(start({ place: 'Front of the right shoulder' }))
  // One that explains both is enough.
  expect(ranking.shown.some(explainsBoth)).toBe(true)
  expect(shownOf(session, ranking.shown)).toBe('')
})

test('nothing is said where nothing else hurts, or nothing is shown that could explain it', () => {
  const knee = sessionAlso([], [])
  expect(shownOf(knee, knee.assessment.ranking.shown)).toBe('')
  expect(shownOf(sessionAlso(['shoulder'], ['shoulder']), [])).toBe('')
})
