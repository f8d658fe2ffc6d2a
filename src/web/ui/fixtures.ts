import type { ReactNode } from 'react'

/** A component in every state it can be in, for the page that shows them all and for the tests of that page. */
export interface ComponentFixtures {
  /** As the code calls it. */
  component: string
  /** What it is for. */
  use: string
  states: readonly Fixture[]
}

export interface Fixture {
  /** Names it among the component's others. */
  state: string
  /** Shown in the dark whatever the page's theme, or as it looks with the focus. */
  look?: 'dark' | 'focus'
  shown: ReactNode
}

/** Longer than anybody would wish, with a word that fits on no narrow line. */
export const LONG_TEXT =
  'Pain behind the breastbone that comes back after an esophagogastroduodenoscopy, and again after a long day at a desk'
