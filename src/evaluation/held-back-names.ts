import type { Figures } from './figures.ts'

/** Figures that name open cases only; of those held back they say how many. */
export interface UnspoiltFigures extends Figures {
  heldBackMisses: number
  heldBackUnderTriaged: number
}

/**
 * Figures without the names of held-back cases. Whoever reads which of them were missed begins to mend the knowledge for
 * them, and then they measure nothing any more.
 */
export function withoutHeldBackNames(figures: Figures, heldBack: ReadonlySet<string>): UnspoiltFigures {
  const misses = figures.misses.filter(({ name }) => !heldBack.has(name))
  const underTriaged = figures.underTriaged.filter(({ name }) => !heldBack.has(name))
  return {
    ...figures,
    misses,
    underTriaged,
    heldBackMisses: figures.misses.length - misses.length,
    heldBackUnderTriaged: figures.underTriaged.length - underTriaged.length,
  }
}
