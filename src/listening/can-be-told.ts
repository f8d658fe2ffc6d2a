import type { DangerWords } from './lexicon.ts'

/** Whose trouble it is. */
export interface Patient {
  sex: 'female' | 'male'
  /** In years. */
  age: { min: number }
}

/** Whether a danger can be true of them: a man has no baby that moves less. Of somebody unknown everything can. */
export function canBeTold({ of }: Pick<DangerWords, 'of'>, person: Patient | undefined): boolean {
  if (!of || !person) return true
  return (of.sex ?? person.sex) === person.sex && person.age.min <= (of.max_age ?? Infinity)
}
