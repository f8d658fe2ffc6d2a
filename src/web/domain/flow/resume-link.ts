import type { Stage } from '#web/domain/consultation/stage.ts'
import { LOCALE } from '#web/language/language.ts'
import { FLOW, type FlowPath } from './flow.ts'

export const resumeMessages = {
  begun: 'Go on where you stopped',
  finished: 'See your result again',
  tested: 'See your result again',
} satisfies Record<Stage, string>

const dayMessages = { today: 'today' }

const PAGE: Record<Stage, FlowPath> = { begun: FLOW.steps, finished: FLOW.causes, tested: FLOW.result }

/** Where a consultation goes on that was left, and the words for it. */
export function resumeLink(stage: Stage): { href: FlowPath; name: string } {
  return { href: PAGE[stage], name: resumeMessages[stage] }
}

/**
 * What follows "See your result again", as ": Head, today 06:10", so that two people who share a device can tell whose it is;
 * empty for a result stored before it said so. Short on purpose: it is on the first page.
 */
export function whichResult(reached: string | null): string {
  const [, instant, place] = /^(\d\S+Z) (.+)/.exec(reached ?? '') ?? []
  if (!instant) return ''
  const at = new Date(instant)
  const isToday = at.toDateString() === new Date().toDateString()
  const day = isToday ? dayMessages.today : at.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long' })
  return `: ${place}, ${day} ${at.toTimeString().slice(0, 5)}`
}
