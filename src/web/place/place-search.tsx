import type { Ref } from 'react'
import { SearchField } from '#web/ui/search-field.tsx'
import { zoneName } from '#web/body-map/zones.ts'
import type { Match } from './best-match.ts'
import type { FoundPlace } from './find-places.ts'
import { placeMessages } from './messages.ts'
import styles from './place-search.module.css'

interface PlaceSearchProps {
  field: Ref<HTMLInputElement>
  typed: string
  found: readonly FoundPlace[]
  /** What Enter chooses, if it can be but one thing. */
  match: Match | null
  onType: (typed: string) => void
  onEnter: () => void
  onDown: () => void
}

export function PlaceSearch({ field, typed, found, match, onType, onEnter, onDown }: PlaceSearchProps) {
  return (
    <div className={styles.search}>
      <SearchField
        field={field}
        label={placeMessages.search}
        hint={placeMessages.searchHint}
        value={typed}
        onType={onType}
        onEnter={onEnter}
        onDown={onDown}
      />
      <output className={styles.found}>
        {typed.trim() === '' ? null : <FoundWords found={found} match={match} />}
      </output>
    </div>
  )
}

function FoundWords({ found, match }: Pick<PlaceSearchProps, 'found' | 'match'>) {
  if (found.length === 0) return placeMessages.noneFound
  const spots = found.reduce((sum, { zones }) => sum + zones.length, 0)
  const count = placeMessages.found(spots, found.filter(({ zones }) => zones.length === 0).length)
  if (!match)
    return (
      <>
        {count} <span className={styles.key}>{placeMessages.arrowLeads}</span>
      </>
    )
  return (
    <>
      {placeMessages.enterChooses} <strong>{match.zone ? zoneName(match.zone) : match.place.name}</strong>.{' '}
      {count}
    </>
  )
}
