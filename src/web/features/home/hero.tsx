import { Link } from 'wouter'
import type { Sex } from '#engine'
import { useEffect, useState, type ComponentType } from 'react'
import { useStage, useStoredReach } from '#web/domain/consultation/stage.ts'
import { START_HREF } from '#web/domain/flow/flow.ts'
import { resumeLink, whichResult } from '#web/domain/flow/resume-link.ts'
import { useHasKeptResults } from '#web/features/history/has-kept-results.ts'
import { StartPrivate } from '#web/features/this-device/start-private.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { homeMessages } from './messages.ts'
import styles from './hero.module.css'

export function Hero() {
  const stage = useStage()
  const on = stage && resumeLink(stage)
  const reached = useStoredReach()
  const hasKeptResults = useHasKeptResults()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <PageHeading title={homeMessages.heading}>
          <span className={styles.heading}>{homeMessages.heading}</span>
        </PageHeading>
        <p className={styles.lead}>{homeMessages.lead}</p>
        <p>
          <ButtonLink href={on?.href ?? START_HREF}>
            {on ? on.name + whichResult(reached) : homeMessages.start}
            <Icon name="next" size={20} />
          </ButtonLink>
        </p>
        <ul className={styles.facts}>
          {homeMessages.facts.map((fact) => (
            <li key={fact}>
              <Icon name="tick" size={18} />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
        <p className={styles.private}>
          <StartPrivate />
        </p>
        <div className={styles.ways}>
          {hasKeptResults ? (
            <Link href="/earlier-results" className={styles.earlier}>
              {homeMessages.earlierResults}
            </Link>
          ) : null}
          {on ? <StartNewSlot /> : null}
        </div>
      </div>
      <div className={styles.picture}>
        <div className={styles.body}>
          <BodyOutline sex="female" />
        </div>
        <div className={styles.body}>
          <BodyOutline sex="male" />
          <span className={styles.point} />
        </div>
      </div>
    </section>
  )
}

/** A plain body seen from the front, traced from the rendered one. Decoration: words stand beside it. */
function BodyOutline({ sex }: { sex: Sex }) {
  return <span className={`${styles.outline} ${styles[sex]}`} />
}

/**
 * Where a new consultation can be started while there are answers. What it takes loads only for those who have some: the
 * pages of the consultation share it, so it is on their device already. Without it, one can still go on and start again there.
 */
function StartNewSlot() {
  const [loaded, setLoaded] = useState<{ StartNew: ComponentType } | null>(null)

  useEffect(() => {
    import('./start-new.tsx').then(setLoaded, () => {})
  }, [])

  return loaded ? <loaded.StartNew /> : null
}
