import { adviceSentences } from '#knowledge/bundle/advice'
import type { ConditionPage, DangerSign, HelpGroup } from '#knowledge/bundle/conditions'
import { CallButtons } from '#web/features/emergency-call/call-buttons.tsx'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { Section } from '#web/ui/section.tsx'
import { TextList } from '#web/ui/text-list.tsx'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
import { sentenceOf } from '#web/ui/words.ts'
import { LevelGroup } from './level-group.tsx'
import { conditionMessages } from './messages.ts'
import styles from './article.module.css'

/** How soon to be seen when this is the cause; for an emergency the call to press, else the signs that cannot wait. */
export function WhenHelp({ page: { urgency, see, help } }: { page: ConditionPage }) {
  const isEmergency = urgency === 'emergency'
  const lines = help.flatMap((group) => group.lines)
  return (
    <UrgencyFrame level={urgency} id="when-help" heading={conditionMessages.whenHelp}>
      <p className={styles.see}>{see}</p>
      {isEmergency ? (
        <>
          <CallButtons />
          <p>{conditionMessages.elsewhere}</p>
          {lines.length > 0 ? <TextList texts={lines} /> : null}
        </>
      ) : (
        help.map((group) => (
          <LevelGroup key={group.level} level={group.level} heading={urgencyMessages.level[group.level]}>
            {saysToCall(group) ? <CallButtons small /> : null}
            <ul className={styles.list}>
              {group.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
              <SignItems signs={group.dangerSigns} />
            </ul>
          </LevelGroup>
        ))
      )}
    </UrgencyFrame>
  )
}

/** Of an emergency, whose frame is kept short: what to do comes first, its danger signs after what it is. */
export function DangerSigns({ page: { urgency, help } }: { page: ConditionPage }) {
  const groups = help.filter(({ dangerSigns }) => dangerSigns.length > 0)
  if (urgency !== 'emergency' || groups.length === 0) return null
  return (
    <Section id="danger-signs" heading={conditionMessages.dangerSigns}>
      {groups.map(({ level, dangerSigns }) => (
        <LevelGroup key={level} level={level} heading={urgencyMessages.level[level]}>
          <ul className={styles.list}>
            <SignItems signs={dangerSigns} />
          </ul>
        </LevelGroup>
      ))}
    </Section>
  )
}

function SignItems({ signs }: { signs: readonly DangerSign[] }) {
  return signs.map((sign) => (
    <li key={sign.titles[0]}>
      <strong>{sign.titles.map(sentenceOf).join(' ')}</strong> {beyondAdvice(sign)}
    </li>
  ))
}

/** The numbers are the same in every language. */
function saysToCall({ level, lines, dangerSigns }: HelpGroup): boolean {
  return (
    level === 'emergency' &&
    [...lines, ...dangerSigns.map((sign) => sign.do)].some((said) => said.includes('112'))
  )
}

/** What a danger sign says beyond the advice above it, and without the numbers that are there to press. */
function beyondAdvice({ do: act, said = [], marks }: DangerSign): string {
  return adviceSentences(act, marks)
    .filter((_, at) => !said.includes(at))
    .map(({ say }) => say)
    .join(' ')
}
