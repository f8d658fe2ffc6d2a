import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'
import { UrgencyFrame } from './urgency-frame.tsx'

const WORDS = <p>Talk to a doctor or go to a hospital.</p>

export const urgencyFrameFixtures: ComponentFixtures = {
  component: 'UrgencyFrame',
  use: 'How soon to get help. Colour and icon only repeat what the words say.',
  states: [
    {
      state: 'emergency',
      shown: (
        <UrgencyFrame level="emergency" id="frame-emergency" heading="Get help now">
          {WORDS}
        </UrgencyFrame>
      ),
    },
    {
      state: 'urgent',
      shown: (
        <UrgencyFrame level="urgent" id="frame-urgent" heading="Get help today">
          {WORDS}
        </UrgencyFrame>
      ),
    },
    {
      state: 'routine',
      shown: (
        <UrgencyFrame level="routine" id="frame-routine" heading="See a doctor in the next weeks">
          {WORDS}
        </UrgencyFrame>
      ),
    },
    {
      state: 'self-care',
      shown: (
        <UrgencyFrame level="self_care" id="frame-self-care" heading="Look after it at home">
          <p>Most people get better within some weeks.</p>
        </UrgencyFrame>
      ),
    },
    {
      state: 'long text',
      shown: (
        <UrgencyFrame level="urgent" id="frame-long" heading={`Get help today: ${LONG_TEXT}`}>
          <p>{LONG_TEXT}</p>
        </UrgencyFrame>
      ),
    },
    {
      state: 'emergency in the dark',
      look: 'dark',
      shown: (
        <UrgencyFrame level="emergency" id="frame-dark" heading="Get help at once">
          {WORDS}
        </UrgencyFrame>
      ),
    },
  ],
}
