import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { CATEGORIES } from './catalogue.ts'
import type { CareFilter } from './find-care.ts'
import { careMessages } from './messages.ts'
import styles from './care-filter-form.module.css'

interface CareFilterFormProps {
  filter: CareFilter
  found: number
  all: number
  onChange: (filter: CareFilter) => void
  onShowAll: () => void
}

export function CareFilterForm({ filter, found, all, onChange, onShowAll }: CareFilterFormProps) {
  return (
    <search className={styles.form}>
      <SearchField
        label={careMessages.search}
        hint={careMessages.searchHint}
        value={filter.typed}
        onType={(typed) => onChange({ ...filter, typed })}
      />
      <SelectField
        label={careMessages.category}
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
        <output>{foundWords(found, all)}</output>
        {found < all ? (
          <Button look="quiet" onClick={onShowAll}>
            {careMessages.showAll}
          </Button>
        ) : null}
      </div>
    </search>
  )
}

function foundWords(count: number, all: number): string {
  if (count === 0) return careMessages.noneFound
  return count === all ? careMessages.foundAll({ all }) : careMessages.found({ count, all })
}
