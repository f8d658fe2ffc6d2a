import { AGE_BANDS, type Sex } from '#engine'
import type { ConditionVariant, PeopleOf, RedFlagVariant, Variant } from '../bundle/variants.ts'
import type { BundleCondition, BundleRedFlag } from '../bundle/bundle.ts'
import { marksOf } from './advice-marks.ts'
import { forPerson, GROWN_YEARS } from './for-person.ts'
import { withoutTimes } from './times.ts'

const SEXES: readonly Sex[] = ['female', 'male']

/** One advice stands at many places. */
const known = new Map<string, Variant[]>()

type Texts = Pick<BundleCondition, 'see' | 'getHelp' | 'selfCare' | 'tests' | 'treatments'>

/** What some people read instead of a condition's texts; undefined where everybody reads the same. */
export function conditionVariants(texts: Texts): ConditionVariant[] | undefined {
  const { see, getHelp, selfCare, tests, treatments } = texts
  const lists = {
    getHelp: getHelp.map(({ say }) => say),
    selfCare,
    tests: tests.map(({ note }) => note ?? ''),
    treatments: treatments.map(({ note }) => note ?? ''),
  }
  const variants: ConditionVariant[] = [
    ...saying(variantsOf(see)).map((variant) => ({ of: 'see' as const, ...variant })),
    ...(['getHelp', 'selfCare', 'tests', 'treatments'] as const).flatMap((of) =>
      lists[of].flatMap((text, at) =>
        (of === 'selfCare' ? variantsOfDriving(text) : variantsOf(text)).map((variant) => ({
          of,
          at,
          ...variant,
        })),
      ),
    ),
  ]
  return variants.length === 0 ? undefined : variants
}

/** What some people read instead of what a danger sign tells to do. */
export function redFlagVariants({
  level,
  do: advice,
  doUntimed,
}: Pick<BundleRedFlag, 'level' | 'do' | 'doUntimed'>): RedFlagVariant[] | undefined {
  // An emergency's page leaves out by itself that a child must not drive.
  const variants = saying(level === 'emergency' ? variantsOf(advice) : variantsOfDriving(advice)).map(
    (variant) => {
      const untimed = doUntimed === undefined ? variant.say : withoutTimes(variant.say)
      return { ...variant, ...(untimed !== variant.say && { doUntimed: untimed }), marks: marksOf(untimed) }
    },
  )
  return variants.length === 0 ? undefined : variants
}

const NOT_DRIVING = /(?:^| )Do not drive(?: yourself| (?:if|until|while)\b[^.]*)?\./

/** Nobody is told that a child must not drive. */
function variantsOfDriving(text: string): readonly Variant[] {
  if (!NOT_DRIVING.test(text)) return variantsOf(text)
  return compileVariants(text, (advice, who) =>
    forPerson(who.age.max < GROWN_YEARS ? advice.replace(NOT_DRIVING, '') : advice, who),
  )
}

/** How soon and whom to see is never left out. */
function saying(variants: readonly Variant[]): (Variant & { say: string })[] {
  return variants.flatMap(({ say, ...variant }) => (say === undefined ? [] : { ...variant, say }))
}

/** What some people read of a text, each wording once. */
function variantsOf(text: string): readonly Variant[] {
  const variants = known.get(text) ?? compileVariants(text)
  known.set(text, variants)
  return variants
}

function compileVariants(text: string, saidTo = forPerson): Variant[] {
  const bySaying = new Map<string, PeopleOf[]>()
  for (const { range: age } of AGE_BANDS) {
    const [ofWomen, ofMen] = SEXES.map((sex) => saidTo(text, { sex, age }))
    const sexes: readonly (Sex | undefined)[] = ofWomen === ofMen ? [undefined] : SEXES
    for (const sex of sexes) {
      const said = sex === 'male' ? ofMen! : ofWomen!
      if (said !== text) bySaying.set(said, withGroup(bySaying.get(said) ?? [], { sex, age }))
    }
  }
  return [...bySaying].map(([said, people]) => ({ for: people, ...(said !== '' && { say: said }) }))
}

/** Groups of people with one more, which goes on where one of the same sex ends. */
function withGroup(groups: readonly PeopleOf[], { sex, age }: PeopleOf): PeopleOf[] {
  const before = groups.find((group) => group.sex === sex && group.age.max === age.min - 1)
  if (!before) return [...groups, { ...(sex && { sex }), age }]
  const joined = { ...before, age: { min: before.age.min, max: age.max } }
  return groups.map((group) => (group === before ? joined : group))
}
