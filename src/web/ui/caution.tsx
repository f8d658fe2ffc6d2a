import { Icon } from './icon.tsx'
import styles from './caution.module.css'

interface CautionProps {
  /** Says that care is needed, before what is said. */
  name: string
  text: string
}

/** For whom something is not safe, or what to watch for: beside what it warns about, never folded away by itself. */
export function Caution({ name, text }: CautionProps) {
  return (
    <p className={styles.caution}>
      <span className={styles.icon}>
        <Icon name="urgent" size={18} />
      </span>
      <span className={styles.words}>
        <strong>{name}</strong> {text}
      </span>
    </p>
  )
}
