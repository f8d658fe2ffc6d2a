import { useMemo, useState, type Ref } from 'react'
import { SearchField } from '#web/ui/search-field.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { AFTER_CHOICE, foundWords, type Finding } from './found-words.ts'
import { placeMessages } from './messages.ts'
import { useOncePaused } from './once-paused.ts'
import styles from './place-search.module.css'

interface PlaceSearchProps extends Finding {
  field: Ref<HTMLInputElement>
  onType: (typed: string) => void
  onEnter: () => void
  onDown: () => void
}

/** The eye sees with every letter what was found and what Enter does; the ear is told when the typing pauses. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { field, typed, count, isLoose, match, isMatchChosen, onType, onEnter, onDown } = props
  // What was offered for these words and then chosen is said where every choice is.
  const [offeredFor, setOfferedFor] = useState<string | null>(null)
  if (match && !isMatchChosen && offeredFor !== typed) setOfferedFor(typed)
  const seen = useMemo(
    () => foundWords({ typed, count, isLoose, match, isMatchChosen }),
    [typed, count, isLoose, match, isMatchChosen],
  )
  const heard = useOncePaused(isMatchChosen && offeredFor === typed ? AFTER_CHOICE : seen)
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
      <p className={styles.found} aria-hidden="true">
        {seen.name === null ? null : (
          <>
            <strong>{seen.name}</strong>:{' '}
          </>
        )}
        {seen.words} <span className={styles.key}>{seen.arrow}</span>
      </p>
      <output>
        <Unseen>{heard.name === null ? heard.words : `${heard.name}: ${heard.words}`}</Unseen>{' '}
        <span className={styles.key}>
          <Unseen>{heard.arrow}</Unseen>
        </span>
      </output>
    </div>
  )
}
