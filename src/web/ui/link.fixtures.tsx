import { BackLink, LinkRow } from './links.tsx'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'

export const backLinkFixtures: ComponentFixtures = {
  component: 'BackLink',
  use: 'The way back, above the heading.',
  states: [
    { state: 'usual', shown: <BackLink href="/" /> },
    { state: 'with its own words', shown: <BackLink href="/conditions">All conditions</BackLink> },
    { state: 'focus', look: 'focus', shown: <BackLink href="/" /> },
    { state: 'dark', look: 'dark', shown: <BackLink href="/" /> },
  ],
}

const LINKS = [
  { href: '/privacy-policy', name: 'Privacy policy' },
  { href: '/test-and-treatment', name: 'Tests and treatments' },
  { href: '/conditions', name: 'All conditions' },
]

export const linkRowFixtures: ComponentFixtures = {
  component: 'LinkRow',
  use: 'A few ways to other pages, at the end of a part.',
  states: [
    { state: 'usual', shown: <LinkRow links={LINKS} /> },
    {
      state: 'long text',
      shown: <LinkRow links={[{ href: '/conditions/gout', name: LONG_TEXT }, LINKS[0]!]} />,
    },
    { state: 'dark', look: 'dark', shown: <LinkRow links={LINKS} /> },
  ],
}
