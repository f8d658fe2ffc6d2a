import type { Sex } from '#engine'

/** What was answered, said back: on the pages, in kept results and for a doctor. */
export const reviewMessages = {
  place: 'Place',
  sex: 'Sex',
  sexName: { female: 'Female', male: 'Male' } satisfies Record<Sex, string>,
  age: 'Age',
  weight: 'Weight',
  weightSkipped: 'Not given',
  change: 'Change',
  changeOf: (what: string) => ` (${what})`,
  notSure: 'Not sure',
  notSureOthers: 'not sure about the others',
  none: 'None of these',
  no: 'No',
  cannot: "I can't or shouldn't do this",
  takeBack: 'Remove',
  selfTests: 'Self-tests',
  kg: (weight: number) => `${weight} kg`,
}
