import { Icon } from '#web/ui/icon.tsx'
import { CONDITIONS_PATH } from './article-paths.ts'
import { conditionMessages } from './messages.ts'
import styles from './article.module.css'

export function BackToAll() {
  return (
    <p data-print="never">
      <a href={CONDITIONS_PATH} className={styles.back}>
        <Icon name="back" size={20} />
        {conditionMessages.back}
      </a>
    </p>
  )
}
