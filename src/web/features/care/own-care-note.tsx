import { FLOW } from '#web/domain/flow/flow.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sentenceOf } from '#web/ui/words.ts'
import { careMessages } from './messages.ts'
import type { OwnCare } from './use-own-care.ts'
import styles from './own-care-note.module.css'

/** How soon to be seen comes before any test: at danger signs what to do now, with questions open the way back to them. */
export function OwnCareNote({ own }: { own: OwnCare }) {
  if (own.kind === 'emergency') {
    return (
      <section className={styles.emergency} aria-labelledby="own-emergency">
        <h2 id="own-emergency">
          <Icon name="emergency" size={28} />
          {careMessages.emergencyHeading}
        </h2>
        <p>{careMessages.emergencyText}</p>
        <p>
          <ButtonLink href={FLOW.steps}>{careMessages.emergencyLink}</ButtonLink>
        </p>
      </section>
    )
  }
  if (own.kind === 'unfinished') {
    return (
      <Card tone="sunken">
        <p>{careMessages.unfinishedText}</p>
        <p>
          <ButtonLink look="quiet" href={FLOW.steps}>
            {careMessages.unfinishedLink}
          </ButtonLink>
        </p>
      </Card>
    )
  }
  if (own.kind === 'result') {
    return (
      <Card tone="sunken">
        <p>
          {careMessages.ownUrgency({ place: own.place })}{' '}
          <strong>{sentenceOf(urgencyMessages.level[own.level])}</strong> {careMessages.ownFirst}
        </p>
        <p>
          <ButtonLink look="quiet" href={FLOW.result}>
            {careMessages.backToResult}
          </ButtonLink>
        </p>
      </Card>
    )
  }
  return null
}
