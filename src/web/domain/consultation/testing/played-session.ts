import type { Step, StepAnswer } from '#engine'
import { play } from '#evaluation/play'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { zonesOfPlace } from '#web/domain/body/zones.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { EMPTY_CONSULTATION, personOf, type Consultation } from '../consultation.ts'
import { sessionOf, type Session } from '../session.ts'

/** For tests: a whole consultation at a place, with a person who answers each step in one way. */
export function playedSession(
  bundle: LocationBundle,
  answer: (step: Step) => StepAnswer,
  about: Partial<Pick<Consultation, 'sex' | 'ageBand'>> = {},
  atEmergency: 'stops' | 'goes on' = 'stops',
): Session {
  const knowledge = readKnowledge(bundle, bundle.location.key)
  const unanswered: Consultation = {
    ...EMPTY_CONSULTATION,
    painLocation: { id: bundle.location.id, key: bundle.location.key },
    mark: {
      zone: zonesOfPlace(bundle.location.key)[0]?.zone ?? null,
      spread: ['left_hip_side'],
      also: [],
      strength: 7,
    },
    sex: 'female',
    ageBand: '35_44',
    weightKg: 64.5,
    ...about,
  }
  const person = personOf(unanswered)!
  const { assessment, steps, goneOn } = play(knowledge.model, person, answer)
  const after = atEmergency === 'goes on' ? goneOn : null
  const { answers } = (after ?? { assessment }).assessment
  const selfTests = bundle.selfTests.flatMap(({ questions }) =>
    questions.map(({ key, options }) => [key, options[0]?.key ?? 'cannot'] as const),
  )
  const wentOnAfter = after && steps
  return sessionOf(
    knowledge,
    { ...unanswered, steps: Object.entries(answers), selfTests, wentOnAfter },
    person,
  )
}

/** Nothing that is asked about holds: the last option of those that one must choose from is the calm one. */
export function harmless({ kind, options }: Step): StepAnswer {
  return kind === 'single' ? options.slice(-1) : []
}

/** None of the danger signs that are asked first, and the first option of every other question. */
export function firstOptions(screen: readonly string[]): (step: Step) => StepAnswer {
  return (step) => (screen.includes(step.key) ? harmless(step) : step.options.slice(0, 1))
}

/** Says yes to everything. */
export function everything({ kind, options }: Step): StepAnswer {
  return kind === 'single' ? options.slice(0, 1) : [...options]
}

/** Could not tell anything. */
export function unsure(): StepAnswer {
  return 'not_sure'
}
