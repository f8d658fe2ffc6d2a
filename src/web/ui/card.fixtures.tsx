import { Card } from './card.tsx'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'

const WORDS = <p>A muscle of the back may be strained.</p>

export const cardFixtures: ComponentFixtures = {
  component: 'Card',
  use: 'One thing among others of its kind: a cause, a test, a part of the profile.',
  states: [
    { state: 'plain', shown: <Card>{WORDS}</Card> },
    { state: 'sunken', shown: <Card tone="sunken">{WORDS}</Card> },
    {
      state: 'article with a name',
      shown: (
        <Card as="article" labelledBy="card-name">
          <h3 id="card-name">Strained muscle</h3>
          {WORDS}
        </Card>
      ),
    },
    { state: 'long text', shown: <Card>{LONG_TEXT}</Card> },
    { state: 'dark', look: 'dark', shown: <Card>{WORDS}</Card> },
    { state: 'sunken in the dark', look: 'dark', shown: <Card tone="sunken">{WORDS}</Card> },
  ],
}
