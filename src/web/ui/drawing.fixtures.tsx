import type { ComponentFixtures } from './fixtures.ts'
import { Icon, ICON_SHAPES, type IconName } from './icon.tsx'
import { ShareBar } from './share-bar.tsx'

export const iconFixtures: ComponentFixtures = {
  component: 'Icon',
  use: 'Decoration beside words, never instead of them.',
  states: (Object.keys(ICON_SHAPES) as IconName[]).map((name) => ({
    state: name,
    shown: <Icon name={name} />,
  })),
}

export const shareBarFixtures: ComponentFixtures = {
  component: 'ShareBar',
  use: 'A share as a bar, beside the number or words that say it.',
  states: [
    { state: 'nothing', shown: <ShareBar percent={0} /> },
    { state: 'some', shown: <ShareBar percent={42} /> },
    { state: 'all', shown: <ShareBar percent={100} /> },
    { state: 'for', shown: <ShareBar percent={70} tone="for" /> },
    { state: 'against', shown: <ShareBar percent={30} tone="against" /> },
    { state: 'dark', look: 'dark', shown: <ShareBar percent={42} /> },
    { state: 'against in the dark', look: 'dark', shown: <ShareBar percent={30} tone="against" /> },
  ],
}
