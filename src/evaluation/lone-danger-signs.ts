import {
  AGE_BANDS,
  assess,
  findingsOf,
  isAskedOf,
  optionsFor,
  type Answers,
  type Key,
  type Person,
} from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { deniedScreen } from './denied-screen.ts'
import { modelOf } from './read-bundles.ts'

/** A danger sign that lets somebody who has nothing else wait for days. */
export interface WaitingSign {
  place: Key
  step: Key
  finding: Key
}

/** Pain that began days ago, by itself. */
const NEW_PAIN: Answers = { pain_duration: ['duration_days'], recent_injury: ['injury_none'] }

/** Of middle age; what is asked of others alone is told by those nearest to it. */
const BANDS: readonly Key[] = ['45_54', '55_64', '35_44', '25_34', '18_24', '12_17', '5_11', '0_4']
const PEOPLE: readonly Person[] = BANDS.flatMap((band) => {
  const age = AGE_BANDS.find(({ key }) => key === band)!.range
  return (['female', 'male'] as const).map((sex) => ({ sex, age, weightKg: null }))
})

/** The findings that a rule of an emergency, or of what has to be seen today, names anywhere. */
export function dangerSignsOf(bundles: readonly LocationBundle[]): Set<Key> {
  const dangerous = bundles
    .flatMap(({ redFlags }) => redFlags)
    .filter(({ level }) => level === 'emergency' || level === 'urgent')
  return new Set(dangerous.flatMap(findingsOf))
}

/**
 * Of the options of a place's danger-sign screen the danger signs that end below `urgent` for a woman or a man who ticks that one
 * alone and denies all others. A question that builds on another is asked after each answer that it builds on.
 */
export function waitingSigns(bundle: LocationBundle, dangerSigns: ReadonlySet<Key>): WaitingSign[] {
  const { location, steps } = bundle
  return steps
    .filter(({ key }) => location.screen.includes(key))
    .flatMap(({ key: step, options }) =>
      options
        .filter((finding) => dangerSigns.has(finding) && mayWait(bundle, step, finding))
        .map((finding) => ({ place: location.key, step, finding })),
    )
}

function mayWait(bundle: LocationBundle, stepKey: Key, finding: Key): boolean {
  const model = modelOf(bundle)
  const { step } = model.steps.get(stepKey)!
  const denied = { ...deniedScreen(bundle), ...NEW_PAIN }
  return (['female', 'male'] as const).some((sex) => {
    const person = PEOPLE.find(
      (each) =>
        each.sex === sex && isAskedOf(step, each) && optionsFor(model, stepKey, each).includes(finding),
    )
    if (!person) return false
    return answersBefore(bundle, step.dependsOnAny).some((before) => {
      const { answers, triage } = assess(model, person, { ...denied, ...before, [stepKey]: [finding] })
      return answers[stepKey] !== undefined && (triage.level === 'routine' || triage.level === 'self_care')
    })
  })
}

/** The answers after which a question is asked that needs one of these findings. */
function answersBefore({ steps }: LocationBundle, needs: readonly Key[]): Answers[] {
  if (needs.length === 0) return [{}]
  return needs.flatMap((need) =>
    steps.filter(({ options }) => options.includes(need)).map(({ key }) => ({ [key]: [need] })),
  )
}
