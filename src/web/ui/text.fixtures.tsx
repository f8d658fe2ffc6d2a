import { Caution } from './caution.tsx'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'
import { Section } from './section.tsx'
import { TextList } from './text-list.tsx'
import { Unseen } from './unseen.tsx'

const STEPS = ['Sit on a chair.', 'Stretch one leg.', 'Say whether it hurts.']

export const sectionFixtures: ComponentFixtures = {
  component: 'Section',
  use: 'A part of a page under its own heading, to which a link can lead.',
  states: [
    {
      state: 'usual',
      shown: (
        <Section id="section-usual" heading="What you can do yourself">
          <p>Keep moving as far as the pain allows.</p>
        </Section>
      ),
    },
    {
      state: 'long text',
      shown: (
        <Section id="section-long" heading={LONG_TEXT}>
          <p>{LONG_TEXT}</p>
        </Section>
      ),
    },
  ],
}

export const textListFixtures: ComponentFixtures = {
  component: 'TextList',
  use: 'Short texts of one kind.',
  states: [
    { state: 'usual', shown: <TextList texts={STEPS} /> },
    { state: 'in order', shown: <TextList texts={STEPS} inOrder /> },
    { state: 'long text', shown: <TextList texts={[LONG_TEXT, ...STEPS]} /> },
  ],
}

export const cautionFixtures: ComponentFixtures = {
  component: 'Caution',
  use: 'For whom a treatment is not safe, beside its name.',
  states: [
    { state: 'usual', shown: <Caution name="Be careful:" text="Ask first in case of a stomach ulcer." /> },
    { state: 'dark', look: 'dark', shown: <Caution name="Be careful:" text="Not in pregnancy." /> },
    { state: 'long text', shown: <Caution name="Be careful:" text={LONG_TEXT} /> },
  ],
}

export const unseenFixtures: ComponentFixtures = {
  component: 'Unseen',
  use: 'Words that only screen readers need, where the layout says them to the eye.',
  states: [
    {
      state: 'usual',
      shown: (
        <p>
          Delete<Unseen> the result of 3 May</Unseen>
        </p>
      ),
    },
  ],
}
