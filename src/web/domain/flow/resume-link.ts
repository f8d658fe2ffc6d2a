import type { Stage } from '#web/domain/consultation/stage.ts'
import { FLOW, type FlowPath } from './flow.ts'
import { resumeMessages } from './resume-messages.ts'

const PAGE: Record<Stage, FlowPath> = { begun: FLOW.steps, finished: FLOW.causes, tested: FLOW.result }

/** Where a consultation goes on that was left, and the words for it. */
export function resumeLink(stage: Stage): { href: FlowPath; name: string } {
  return { href: PAGE[stage], name: resumeMessages[stage] }
}
