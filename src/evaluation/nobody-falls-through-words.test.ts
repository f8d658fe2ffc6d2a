import { describe, expect, test } from 'vitest'
import { ageBandOf } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { safetyNet } from '#web/domain/assessment/safety-net.ts'
import { milderFindings } from '#web/domain/assessment/milder-findings.ts'
import { urgencyAdvice } from '#web/domain/assessment/urgency-points.ts'
import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { EMPTY_CONSULTATION } from '#web/domain/consultation/consultation.ts'
import { knowledgeForPerson } from '#web/domain/consultation/knowledge-for-person.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { emergencyAdvice } from '#web/features/emergency/emergency-advice.ts'
import { readPeople, type Case } from './people.ts'
import { everywhere, playAt } from './play-people.ts'
import { modelOf, readBundles } from './read-bundles.ts'

const bundles = new Map(readBundles().map((bundle) => [bundle.location.key, bundle]))
const people = readPeople('tests/people', everywhere)
  .flatMap((group) => group.people)
  .filter(({ told, shown, withinHours }) => told.length + shown.length > 0 || withinHours !== undefined)

describe('what somebody must be told stands in the box that says what to do', () => {
  test.each(people.map((one) => [one.who, one] as const))('%s', (_, one) => {
    const missing = one.at.flatMap((place) =>
      (['none', 'not_sure'] as const).flatMap((otherwise) =>
        missingAt(bundles.get(place)!, one, otherwise).map((what) => `${place}, else ${otherwise}: ${what}`),
      ),
    )
    expect(missing).toEqual([])
  })
})

/** What a page should say to somebody and does not. */
function missingAt(bundle: LocationBundle, one: Case, otherwise: 'none' | 'not_sure'): string[] {
  const session = sessionAt(bundle, one, otherwise)
  const { assessment } = session
  const box = boxOf(session)
  const shown = new Set([
    ...assessment.ranking.shown.map(({ condition }) => condition),
    ...assessment.canMean,
  ])
  const hours = assessment.withinHours
  const isLate =
    one.withinHours !== undefined &&
    assessment.triage.level !== 'emergency' &&
    (hours === null || hours > one.withinHours)
  return [
    ...one.told.filter((words) => !words.test(box)).map((words) => `${words} in "${box}"`),
    ...one.shown.filter((cause) => !shown.has(cause)),
    ...(isLate ? [`${hours} hours`] : []),
  ]
}

function sessionAt(bundle: LocationBundle, one: Case, otherwise: 'none' | 'not_sure'): Session {
  const place = bundle.location.key
  const { key, range: age } = ageBandOf(one.age)
  const ageBand = ageBandNamed(key)!.key
  const person = { sex: one.sex, age, weightKg: null }
  const { answers } = playAt(modelOf(bundle), one, one.says, otherwise).assessment
  const consultation = {
    ...EMPTY_CONSULTATION,
    painLocation: { id: bundle.location.id, key: place },
    sex: one.sex,
    weightKg: null,
    ageBand,
    steps: Object.entries(answers),
  }
  return sessionOf(knowledgeForPerson(readKnowledge(bundle, place), consultation), consultation, person)
}

/** All that stands in the box, as one text. */
function boxOf(session: Session): string {
  const { assessment, knowledge } = session
  if (assessment.triage.level === 'emergency') {
    const { now, next, where, howFast, because, say, also, until } = emergencyAdvice(assessment, session)
    return [
      now,
      ...next,
      where,
      howFast,
      because,
      ...say,
      ...until,
      ...also.flatMap(({ title, adds }) => [`${title}.`, ...adds]),
    ].join(' ')
  }
  const { points, howSoon } = urgencyAdvice(assessment, knowledge)
  return [
    urgencyMessages.level[assessment.triage.level],
    howSoon,
    ...points.flatMap(({ do: advice, where, because }) => [advice, where, because]),
    ...milderFindings(assessment, knowledge).flatMap(({ title, adds }) => [
      title,
      ...adds.map(({ say }) => say),
    ]),
    safetyNet(assessment, knowledge),
  ]
    .filter((words) => words !== null)
    .join(' ')
}
