import type { Sex } from '#engine'
import styles from './body-outline.module.css'

/** A plain body seen from the front, traced from the rendered one. Decoration: words stand beside it. */
export function BodyOutline({ sex }: { sex: Sex }) {
  return <span className={`${styles.outline} ${styles[sex]}`} />
}
