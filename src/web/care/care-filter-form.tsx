import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
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
      <div className={styles.field}>
        <label htmlFor="care-search">{careMessages.search}</label>
        <div className={styles.box}>
          <Icon name="search" size={20} />
          <input
            id="care-search"
            type="search"
            className={styles.input}
            placeholder={careMessages.searchHint}
            autoComplete="off"
            value={filter.typed}
            onChange={(event) => onChange({ ...filter, typed: event.target.value })}
          />
        </div>
      </div>
      <div className={styles.field}>
        <label htmlFor="care-category">{careMessages.category}</label>
        <div className={styles.choice}>
          <select
            id="care-category"
            className={styles.select}
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
          </select>
        </div>
      </div>
      <div className={styles.found}>
        <output>{found === 0 ? careMessages.noneFound : careMessages.found(found, all)}</output>
        {found < all ? (
          <Button look="quiet" onClick={onShowAll}>
            {careMessages.showAll}
          </Button>
        ) : null}
      </div>
    </search>
  )
}
