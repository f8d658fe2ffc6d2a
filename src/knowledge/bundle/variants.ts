import type { Person, Sex } from '#engine'
import type { SentenceMark } from './advice.ts'

/** People by sex and age, in whole years, inclusive. */
export interface PeopleOf {
  /** Left out where it holds for both. */
  sex?: Sex | undefined
  age: { min: number; max: number }
}

/** What some people read instead of a text that speaks of others too: a man nothing of pregnancy, a child nothing of "after 50". */
export interface Variant {
  for: PeopleOf[]
  /** Left out where the text is about others alone: these people read nothing. */
  say?: string | undefined
}

/** Of a condition's text, by its field and, in a list, its place there from 0. */
export interface ConditionVariant extends Variant {
  of: 'see' | 'getHelp' | 'selfCare' | 'tests' | 'treatments'
  at?: number | undefined
}

/** Of what a danger sign tells people to do. */
export interface RedFlagVariant extends Variant {
  say: string
  /** Without its time, as the rule's own. */
  doUntimed?: string | undefined
  /** Of its sentences, of those without time where there are such. */
  marks?: SentenceMark[] | undefined
}

/** Those of some variants that a person reads. */
export function variantsFor<Each extends Variant>(
  variants: readonly Each[] | undefined,
  { sex, age }: Pick<Person, 'sex' | 'age'>,
): Each[] {
  const isOf = (people: PeopleOf) =>
    (people.sex ?? sex) === sex && people.age.min <= age.min && age.max <= people.age.max
  return variants?.filter((variant) => variant.for.some(isOf)) ?? []
}
