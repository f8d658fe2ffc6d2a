import type { PlaceLink } from '#knowledge/bundle/conditions'
import { FLOW, START_HREF } from '#web/domain/flow/flow.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { conditionMessages } from './messages.ts'
import styles from './article.module.css'

/** With more places than these a list of links would be no help. */
const MOST_PLACES = 3

/** The way into the questions. The place stands in the fragment, which is never sent. */
export function StartHere({ places }: { places: readonly PlaceLink[] }) {
  return (
    <div data-print="never">
      <Card tone="sunken">
        <h2>{conditionMessages.checkHeading}</h2>
        <p>{conditionMessages.checkText}</p>
        <p className={styles.starts}>
          {places.length > MOST_PLACES ? (
            <ButtonLink href={START_HREF}>{conditionMessages.checkAnywhere}</ButtonLink>
          ) : (
            places.map(({ key, name }) => (
              <ButtonLink key={key} href={`${FLOW.place}#${key}`}>
                {conditionMessages.checkAt({ place: name })}
              </ButtonLink>
            ))
          )}
        </p>
      </Card>
    </div>
  )
}
