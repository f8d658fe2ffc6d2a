import { text } from '#web/language/text.ts'
import type { Sex } from '#engine'

export const personMessages = {
  bodyHeading: 'Which body is most like yours?',
  bodyHeadingOther: 'Which body is most like theirs?',
  bodyLead: 'Choose the one that is closest where it hurts.',
  bodyName: { female: 'Female body', male: 'Male body' } satisfies Record<Sex, string>,
  bodyChosen: 'Chosen',
  bodySkip: 'Skip the picture, choose from a list',
  whyBody: 'Why we ask',
  whyBodyText:
    'Some causes of pain come from organs that only one body has, and some are much more common in one of them. If you are intersex, or take hormones, choose the body whose organs are most like yours.',
  personHeading: 'A little about you',
  personHeadingOther: 'A little about them',
  personTitle: 'About you',
  place: 'Pain here',
  body: 'Body',
  change: 'Change',
  changeNamed: text('Change: {what}'),
  sex: 'Sex',
  sexHint: 'Choose the one whose organs are most like yours.',
  age: 'Age',
  weight: 'Weight',
  weightHint: 'You can leave this empty.',
  unit: 'Unit of weight',
  unitName: { kg: 'kg', lb: 'lb' },
  why: 'Why we ask',
  whyText:
    'How common each cause is depends on sex, age and weight. For example, gout is rare in young women, and worn joints are rare in children. We use them only for that, and they stay on this device.',
  next: 'Continue',
  chooseSex: 'Choose female or male.',
  chooseAge: 'Choose the age.',
  wrongWeight: {
    not_a_number: 'Write the weight as a number, such as 72, or leave it empty.',
    out_of_range: 'Write a weight from 1 to 400 kg (2 to 880 lb), or leave it empty.',
  },
}
