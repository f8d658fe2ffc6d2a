import type { Stage } from '#web/domain/consultation/stage.ts'

/** Apart from the others: the home page says these too, and needs nothing else of them. */
export const resumeMessages = {
  begun: 'Go on where you stopped',
  finished: 'See your result again',
  tested: 'See your result again',
} satisfies Record<Stage, string>
