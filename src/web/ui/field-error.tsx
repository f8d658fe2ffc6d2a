import { Icon } from './icon.tsx'
import styles from './field-error.module.css'

/** What is wrong with the field above it. The field names it as its description. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="urgent" size={18} />
      <span>{children}</span>
    </p>
  )
}
