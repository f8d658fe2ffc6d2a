import styles from './text-list.module.css'

interface TextListProps {
  texts: readonly string[]
  /** One after the other: numbered. */
  inOrder?: boolean
}

/** Short texts as a list with room between them. */
export function TextList({ texts, inOrder = false }: TextListProps) {
  const List = inOrder ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  )
}
