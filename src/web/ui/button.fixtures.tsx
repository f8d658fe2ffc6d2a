import { Button, ButtonLink } from './button.tsx'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'
import { Icon } from './icon.tsx'

export const buttonFixtures: ComponentFixtures = {
  component: 'Button, ButtonLink',
  use: 'A button does something here; a link that looks like one leads to another page. One primary button a view.',
  states: [
    { state: 'primary', shown: <Button>Continue</Button> },
    { state: 'secondary', shown: <Button look="secondary">Not now</Button> },
    { state: 'quiet', shown: <Button look="quiet">Clear the choice</Button> },
    { state: 'danger', shown: <Button look="danger">Delete my account</Button> },
    {
      state: 'with an icon',
      shown: (
        <Button look="secondary">
          <Icon name="search" size={20} />
          Print this page
        </Button>
      ),
    },
    { state: 'link', shown: <ButtonLink href="/man-body">Start the check</ButtonLink> },
    { state: 'disabled', shown: <Button disabled>Log in</Button> },
    { state: 'busy', shown: <Button disabled>One moment…</Button> },
    {
      state: 'quiet and disabled',
      shown: (
        <Button look="quiet" disabled>
          Clear the choice
        </Button>
      ),
    },
    { state: 'long text', shown: <Button>{LONG_TEXT}</Button> },
    { state: 'focus', look: 'focus', shown: <Button>Continue</Button> },
    { state: 'primary in the dark', look: 'dark', shown: <Button>Continue</Button> },
    { state: 'secondary in the dark', look: 'dark', shown: <Button look="secondary">Not now</Button> },
    { state: 'danger in the dark', look: 'dark', shown: <Button look="danger">Delete my account</Button> },
  ],
}
