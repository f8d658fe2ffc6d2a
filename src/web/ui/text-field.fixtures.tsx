import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'
import { SelectField, TextArea, TextField } from './text-field.tsx'

const HINT = 'Only used to write back to you.'
const ERROR = 'Write an email address, such as name@example.com.'
const SORTS = ['All kinds', 'Blood test', 'Scan', 'Treatment'].map((sort) => (
  <option key={sort}>{sort}</option>
))

export const textFieldFixtures: ComponentFixtures = {
  component: 'TextField, TextArea, SelectField',
  use: 'One question of a form, with its label above and what is wrong below. Hint and error are read out with it.',
  states: [
    { state: 'empty', shown: <TextField label="Name" name="empty" /> },
    { state: 'filled', shown: <TextField label="Name" name="filled" defaultValue="Asha Rao" /> },
    { state: 'with a hint', shown: <TextField label="Email" name="hint" type="email" hint={HINT} /> },
    {
      state: 'with an error',
      shown: <TextField label="Email" name="error" defaultValue="asha" hint={HINT} error={ERROR} />,
    },
    {
      state: 'long text',
      shown: (
        <TextField
          label={LONG_TEXT}
          name="long"
          hint={LONG_TEXT}
          error={LONG_TEXT}
          defaultValue={LONG_TEXT}
        />
      ),
    },
    { state: 'focus', look: 'focus', shown: <TextField label="Name" name="focus" /> },
    { state: 'several lines', shown: <TextArea label="Message" name="lines" rows={4} /> },
    {
      state: 'several lines with an error',
      shown: <TextArea label="Message" name="wrong-lines" error="Write a message first." />,
    },
    {
      state: 'choice',
      shown: (
        <SelectField label="Kind" name="kind">
          {SORTS}
        </SelectField>
      ),
    },
    {
      state: 'choice with an error',
      shown: (
        <SelectField label="Kind" name="wrong-kind" error="Choose a kind.">
          {SORTS}
        </SelectField>
      ),
    },
    {
      state: 'error in the dark',
      look: 'dark',
      shown: <TextField label="Email" name="dark" defaultValue="asha" hint={HINT} error={ERROR} />,
    },
  ],
}
