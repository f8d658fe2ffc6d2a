import { addressOf } from '#web/language/language.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { START_HREF } from '#web/domain/flow/flow.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { placePath } from './article-paths.ts'
import { ConditionList } from './condition-list.tsx'
import { CONDITIONS, findConditions, PLACES } from './find-conditions.ts'
import { conditionMessages } from './messages.ts'
import styles from './conditions-page.module.css'

/** All conditions by name and by place, searched on the device. */
export function ConditionsPage() {
  const [typed, setTyped] = useState('')
  // The letter typed shows at once; the list follows when there is time.
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => findConditions(wanted), [wanted])
  const isSearching = wanted.trim() !== ''
  return (
    <PageBody width="wide">
      <PageHeading title={conditionMessages.title}>{conditionMessages.heading}</PageHeading>
      <p>{conditionMessages.lead({ conditions: CONDITIONS.length, places: PLACES.length })}</p>
      <p>{conditionMessages.notAnAnswer}</p>
      <p>
        <ButtonLink href={START_HREF}>{conditionMessages.start}</ButtonLink>
      </p>
      <search className={styles.search}>
        <SearchField
          label={conditionMessages.search}
          hint={conditionMessages.searchHint}
          value={typed}
          onType={setTyped}
        />
        <output>
          {found.length === 0
            ? conditionMessages.noneFound
            : conditionMessages.found({ count: found.length })}
        </output>
      </search>
      {isSearching ? null : <PlaceLinks />}
      <ConditionList found={found} byLetter={!isSearching} />
      <p className={styles.note}>{conditionMessages.reading}</p>
    </PageBody>
  )
}

/** The places of the body by region, from head to toe. */
function PlaceLinks() {
  const groups = [...new Set(PLACES.map(({ group }) => group))]
  return (
    <Section id="by-place" heading={conditionMessages.byPlace}>
      <dl className={styles.groups}>
        {groups.map((group) => (
          <div key={group} className={styles.group}>
            <dt>{group}</dt>
            {PLACES.filter((place) => place.group === group).map(({ slug, name }) => (
              <dd key={slug}>
                <a href={addressOf(placePath(slug))}>{name}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  )
}
