import { legalMessages } from './messages.ts'
import { personalData } from './personal-data.ts'
import styles from './facts.module.css'

export function PersonalDataNotice() {
  return (
    <ul className={styles.items}>
      {personalData.map(({ name, why, where, howLong }) => (
        <li key={name} className={styles.item}>
          <p className={styles.name}>{name}</p>
          <dl className={styles.facts}>
            <dt>{legalMessages.why}</dt>
            <dd>{why}</dd>
            <dt>{legalMessages.where}</dt>
            <dd>{where}</dd>
            <dt>{legalMessages.howLong}</dt>
            <dd>{howLong}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
