import { CheckField } from './check-field.tsx'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'

const LABEL = 'I am 18 or older'
const ERROR = 'Tick this to go on.'

export const checkFieldFixtures: ComponentFixtures = {
  component: 'CheckField',
  use: 'One box that a form needs ticked.',
  states: [
    { state: 'not ticked', shown: <CheckField name="not-ticked" label={LABEL} /> },
    { state: 'ticked', shown: <CheckField name="ticked" label={LABEL} defaultChecked /> },
    { state: 'with an error', shown: <CheckField name="missing" label={LABEL} error={ERROR} /> },
    {
      state: 'long text',
      shown: <CheckField name="long-check" label={LONG_TEXT} note={LONG_TEXT} error={LONG_TEXT} />,
    },
    {
      state: 'error in the dark',
      look: 'dark',
      shown: <CheckField name="dark-check" label={LABEL} error={ERROR} />,
    },
  ],
}
