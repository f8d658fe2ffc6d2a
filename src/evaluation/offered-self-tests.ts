import { causesInQuestion, type Assessment, type Key, type Model, type Person } from '#engine'
import type { BundleSelfTest, LocationBundle } from '#knowledge/bundle/bundle'
import { CONTRAINDICATIONS } from '#knowledge/content/contraindications'

/** A self-test that was offered though something told speaks against it. */
export interface Contradiction {
  location: Key
  selfTest: Key
  because: string
}

/** Pain of the heart and the great vessels: nobody tests muscles while one of these is in question. */
const HEART: readonly Key[] = [
  'acute_coronary_syndrome',
  'stable_angina',
  'aortic_dissection',
  'pulmonary_embolism',
  'myocarditis',
  'cardiac_arrhythmia',
]
/** Tests of the chest wall, the arms and the upper back, with which somebody could explain such pain away. */
const EXPLAINS_AWAY: ReadonlySet<Key> = new Set([
  'press_ribs_breastbone',
  'deep_breath_test',
  'arm_and_trunk_movement',
  'palm_press',
  'neck_and_upper_back_movement',
  'lean_forward_or_lie_flat',
  'right_rib_press_murphy',
  'painful_arc',
  'empty_can',
  'cross_body',
])

/** Who is too small to follow a test and to tell what they feel. */
const TOO_SMALL_YEARS = 4

/** What speaks against the self-tests a person is offered: their own words, the person's age, or the heart in question. */
export function contradictionsOf(
  bundle: LocationBundle,
  model: Model,
  person: Person,
  { selfTests, present, triage }: Pick<Assessment, 'selfTests' | 'present' | 'triage'>,
): Contradiction[] {
  const offered = [...selfTests.main, ...selfTests.more].flatMap(({ tests }) => tests)
  const inQuestion = causesInQuestion(model, person, triage)
  return offered.flatMap(({ selfTest }) => {
    const test = bundle.selfTests.find(({ key }) => key === selfTest)!
    const because = [
      ...againstItsWords(test, present),
      ...(person.age.min <= TOO_SMALL_YEARS ? [`for a child of ${person.age.min}`] : []),
      ...(EXPLAINS_AWAY.has(selfTest) ? HEART.filter((cause) => inQuestion.has(cause)) : []),
    ]
    return because.map((reason) => ({ location: bundle.location.key, selfTest, because: reason }))
  })
}

function againstItsWords({ notIf }: BundleSelfTest, present: ReadonlySet<Key>): string[] {
  return notIf.say.flatMap((sentence) =>
    CONTRAINDICATIONS.filter(({ says }) => says.test(sentence)).flatMap(({ any = [] }) =>
      any.filter((finding) => present.has(finding)).map((finding) => `${finding}: "${sentence}"`),
    ),
  )
}
