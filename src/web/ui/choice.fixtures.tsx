import { Choice } from './choice.tsx'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'

const NOTE = 'It goes below the knee, or into the foot.'

export const choiceFixtures: ComponentFixtures = {
  component: 'Choice',
  use: 'An answer to choose. Radios when exactly one holds, checkboxes when any number may; the legend is the question.',
  states: [
    { state: 'radio', shown: <Choice type="radio" name="radio" value="yes" label="Yes" /> },
    {
      state: 'radio, chosen',
      shown: <Choice type="radio" name="chosen-radio" value="yes" label="Yes" defaultChecked />,
    },
    { state: 'checkbox', shown: <Choice type="checkbox" name="checkbox" label="Numb skin" /> },
    {
      state: 'checkbox, chosen',
      shown: <Choice type="checkbox" name="chosen-checkbox" label="Numb skin" defaultChecked />,
    },
    { state: 'with a note', shown: <Choice type="radio" name="note" label="Down the leg" note={NOTE} /> },
    { state: 'quiet', shown: <Choice type="radio" name="quiet" label="Not sure" quiet /> },
    {
      state: 'quiet, chosen',
      shown: <Choice type="radio" name="quiet-chosen" label="Not sure" quiet defaultChecked />,
    },
    { state: 'long text', shown: <Choice type="checkbox" name="long" label={LONG_TEXT} note={LONG_TEXT} /> },
    { state: 'focus', look: 'focus', shown: <Choice type="radio" name="focus" label="Yes" /> },
    {
      state: 'dark',
      look: 'dark',
      shown: <Choice type="checkbox" name="dark" label="Numb skin" note={NOTE} />,
    },
    {
      state: 'chosen in the dark',
      look: 'dark',
      shown: <Choice type="checkbox" name="dark-chosen" label="Numb skin" defaultChecked />,
    },
  ],
}
