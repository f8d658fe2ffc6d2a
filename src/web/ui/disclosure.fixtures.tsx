import { Disclosure } from './disclosure.tsx'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'

const WHY = <p>Some causes are much more common at one age than at another.</p>

export const disclosureFixtures: ComponentFixtures = {
  component: 'Disclosure',
  use: 'What not everybody needs to read.',
  states: [
    { state: 'closed', shown: <Disclosure summary="Why we ask">{WHY}</Disclosure> },
    {
      state: 'open',
      shown: (
        <Disclosure summary="Why we ask" open>
          {WHY}
        </Disclosure>
      ),
    },
    { state: 'long text', shown: <Disclosure summary={LONG_TEXT}>{WHY}</Disclosure> },
    { state: 'focus', look: 'focus', shown: <Disclosure summary="Why we ask">{WHY}</Disclosure> },
    {
      state: 'dark',
      look: 'dark',
      shown: (
        <Disclosure summary="Why we ask" open>
          {WHY}
        </Disclosure>
      ),
    },
  ],
}
