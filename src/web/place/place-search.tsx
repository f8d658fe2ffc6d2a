import type { Ref } from 'react'
import { SearchField } from '#web/ui/search-field.tsx'
import { zoneName } from '#web/body-map/zones.ts'
import type { Match } from './find/best-match.ts'
import type { FoundPlace } from './find/find-places.ts'
import { placeMessages } from './messages.ts'
import styles from './place-search.module.css'

interface PlaceSearchProps {
  field: Ref<HTMLInputElement>
  typed: string
  found: readonly FoundPlace[]
  /** Whether only some of the words fit. */
  isLoose: boolean
  /** What Enter chooses, if it can be but one thing. */
  match: Match | null
  /** Whether that is chosen already, so that Enter leads on. */
  isMatchChosen: boolean
  onType: (typed: string) => void
  onEnter: () => void
  onDown: () => void
}

export function PlaceSearch(props: PlaceSearchProps) {
  const { field, typed, found, isLoose, match, isMatchChosen, onType, onEnter, onDown } = props
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
        {typed.trim() === '' ? null : <FoundWords {...{ found, isLoose, match, isMatchChosen }} />}
      </output>
    </div>
  )
}

type FoundWordsProps = Pick<PlaceSearchProps, 'found' | 'isLoose' | 'match' | 'isMatchChosen'>

function FoundWords({ found, isLoose, match, isMatchChosen }: FoundWordsProps) {
  if (found.length === 0) return placeMessages.noneFound
  const spots = found.reduce((sum, { zones }) => sum + zones.length, 0)
  const count = placeMessages.found(spots, found.filter(({ zones }) => zones.length === 0).length)
  if (!match)
    return (
      <>
        {isLoose ? `${placeMessages.foundLoosely} ` : null}
        {count} <span className={styles.key}>{placeMessages.arrowLeads}</span>
      </>
    )
  const name = <strong>{match.zone ? zoneName(match.zone) : match.place.name}</strong>
  return isMatchChosen ? (
    <>
      {name}: {placeMessages.enterLeadsOn} {count}
    </>
  ) : (
    <>
      {placeMessages.enterChooses} {name}. {count}
    </>
  )
}
