import { Button } from '#web/ui/button.tsx'
import { Prerendered } from '#web/on-demand/prerendered.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import type { CareFilter } from './find-care.ts'
import { careMessages, type CareCategory } from './messages.ts'
import styles from './care-filter-form.module.css'

interface CareFilterFormProps {
  filter: CareFilter
  /** Null while the catalogue is not loaded: all of them are in the page. */
  found: { count: number; all: number } | null
  isOutOfReach: boolean
  onFocus: () => void
  onChange: (filter: CareFilter) => void
  onShowAll: () => void
}

/** As the select lists them: tests before treatments. */
const CATEGORIES: readonly CareCategory[] = ['blood-test', 'imaging', 'consultation', 'therapy']

export function CareFilterForm({
  filter,
  found,
  isOutOfReach,
  onFocus,
  onChange,
  onShowAll,
}: CareFilterFormProps) {
  return (
    <search className={styles.form} onFocus={onFocus}>
      <SearchField
        label={careMessages.search}
        hint={careMessages.searchHint}
        value={filter.typed}
        onType={(typed) => onChange({ ...filter, typed })}
      />
      <SelectField
        label={careMessages.category}
        autoComplete="off"
        value={filter.category ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ ...filter, category: CATEGORIES.find((category) => category === value) ?? null })
        }
      >
        <option value="">{careMessages.all}</option>
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {careMessages.categoryName[category]}
          </option>
        ))}
      </SelectField>
      <div className={styles.found}>
        <output>
          {isOutOfReach ? (
            careMessages.unreachable
          ) : (
            <Prerendered as="span" id="care-found">
              {found && foundWords(found)}
            </Prerendered>
          )}
        </output>
        {found && found.count < found.all ? (
          <Button look="quiet" onClick={onShowAll}>
            {careMessages.showAll}
          </Button>
        ) : null}
      </div>
    </search>
  )
}

function foundWords({ count, all }: { count: number; all: number }): string {
  if (count === 0) return careMessages.noneFound
  return count === all ? careMessages.foundAll({ all }) : careMessages.found({ count, all })
}
