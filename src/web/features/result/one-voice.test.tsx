import { describe, expect, test } from 'vitest'
import { AGE_BANDS } from '#engine'
import { personIn, playVignette } from '#evaluation/play-vignette'
import { modelOf, readBundles } from '#evaluation/read-bundles'
import { projectVignettes } from '#evaluation/vignette'
import { urgencyAdvice } from '#web/domain/assessment/urgency-points.ts'
import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { EMPTY_CONSULTATION } from '#web/domain/consultation/consultation.ts'
import { knowledgeForPerson } from '#web/domain/consultation/knowledge-for-person.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { seeWords } from '#web/domain/words/see-words.ts'
import { usualDaysIn } from '#knowledge/compile/times'

const vignettes = projectVignettes()
const OF_THE_OLDER = /\b(?:from (?:about )?[3-9]\d(?: years)? on|new after [3-9]\d|[3-9]\d or older)\b/

describe('a result has one voice, in all written cases', () => {
  test.each(readBundles().map((bundle) => [bundle.location.key, bundle] as const))('%s', (place, bundle) => {
    const model = modelOf(bundle)
    const knowledge = readKnowledge(bundle, place)
    for (const vignette of vignettes.filter(({ location }) => location === place)) {
      const { answers } = playVignette(model, vignette).assessment
      const person = personIn(vignette)
      const band = AGE_BANDS.find(({ range }) => range.min === person.age.min)!
      const consultation = {
        ...EMPTY_CONSULTATION,
        painLocation: { id: bundle.location.id, key: place },
        sex: vignette.sex,
        weightKg: null,
        ageBand: ageBandNamed(band.key)!.key,
        steps: Object.entries(answers),
      }
      const session = sessionOf(knowledgeForPerson(knowledge, consultation), consultation, person)
      if (session.assessment.triage.level === 'emergency') continue
      expect(timesBesidesTheOne(session), vignette.key).toEqual([])
      if (person.age.max < 18) expect(ofTheOlder(session), vignette.key).toEqual([])
    }
  })
})

const shownCauses = ({ knowledge, assessment }: Session) =>
  assessment.ranking.shown.map(({ condition }) => knowledge.conditions.get(condition)!)

/** What names a time for everybody besides the box that says how soon. */
function timesBesidesTheOne(session: Session): string[] {
  const { level } = session.assessment.triage
  if (level === 'self_care') return []
  const { points } = urgencyAdvice(session.assessment, session.knowledge)
  return [
    ...points.map(({ do: advice }) => advice),
    ...shownCauses(session).map((cause) => seeWords(cause, level)),
  ].filter((advice) => usualDaysIn(advice) !== null)
}

function ofTheOlder(session: Session): string[] {
  return shownCauses(session)
    .flatMap(({ see, getHelp, selfCare, tests, treatments }) => [
      see,
      ...getHelp.map(({ say }) => say),
      ...selfCare,
      ...[...tests, ...treatments].flatMap(({ note }) => note ?? []),
    ])
    .filter((line) => OF_THE_OLDER.test(line))
}
