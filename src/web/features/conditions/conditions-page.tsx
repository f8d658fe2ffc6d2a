import { addressOf } from '#web/language/language.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { PlaceLink } from '#knowledge/bundle/conditions'
import { START_HREF } from '#web/domain/flow/flow.ts'
import { onDemand, useOnDemand } from '#web/on-demand/on-demand.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Prerendered } from '#web/on-demand/prerendered.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { placePath } from './article-paths.ts'
import { ConditionList } from './condition-list.tsx'
import { conditionMessages } from './messages.ts'
import styles from './conditions-page.module.css'

const LIST_ID = 'conditions'

/** All names, and the search through them. The page's HTML has the list already: they come when somebody searches. */
const conditionSearch = onDemand(LIST_ID, () => import('./find-conditions.ts'))

/** @returns the page, ready to be drawn. Rejects when the list, which only the page's own HTML brings, can't be had. */
export async function conditionsPage() {
  await conditionSearch.loadUnlessPrerendered()
  return ConditionsPage
}

/** All conditions by name and by place, searched on the device. */
function ConditionsPage() {
  const [typed, setTyped] = useState('')
  // The letter typed shows at once; the list follows when there is time.
  const wanted = useDeferredValue(typed)
  const { value: search, isOutOfReach, load } = useOnDemand(conditionSearch)
  const found = useMemo(() => search?.findConditions(wanted), [search, wanted])
  const isSearching = wanted.trim() !== ''

  return (
    <PageBody width="wide">
      <PageHeading title={conditionMessages.title}>{conditionMessages.heading}</PageHeading>
      <Prerendered as="p" id="conditions-lead">
        {search &&
          conditionMessages.lead({ conditions: search.CONDITIONS.length, places: search.PLACES.length })}
      </Prerendered>
      <p>{conditionMessages.notAnAnswer}</p>
      <p>
        <ButtonLink href={START_HREF}>{conditionMessages.start}</ButtonLink>
      </p>
      <search className={styles.search} onFocus={conditionSearch.prefetch}>
        <SearchField
          label={conditionMessages.search}
          hint={conditionMessages.searchHint}
          value={typed}
          onType={(next) => {
            setTyped(next)
            load()
          }}
        />
        <output>
          {isOutOfReach ? (
            conditionMessages.unreachable
          ) : (
            <Prerendered as="span" id="conditions-found">
              {found &&
                (found.length === 0
                  ? conditionMessages.noneFound
                  : conditionMessages.found({ count: found.length }))}
            </Prerendered>
          )}
        </output>
      </search>
      {isSearching && found ? null : (
        <Prerendered id="conditions-by-place">{search && <PlaceLinks places={search.PLACES} />}</Prerendered>
      )}
      <Prerendered id={LIST_ID}>
        {found && <ConditionList found={found} byLetter={!isSearching} />}
      </Prerendered>
      <p className={styles.note}>{conditionMessages.reading}</p>
    </PageBody>
  )
}

/** The places of the body by region, from head to toe. */
function PlaceLinks({ places }: { places: readonly PlaceLink[] }) {
  const groups = [...new Set(places.map(({ group }) => group))]
  return (
    <Section id="by-place" heading={conditionMessages.byPlace}>
      <dl className={styles.groups}>
        {groups.map((group) => (
          <div key={group} className={styles.group}>
            <dt>{group}</dt>
            {places
              .filter((place) => place.group === group)
              .map(({ slug, name }) => (
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
