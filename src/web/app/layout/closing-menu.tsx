import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useClosingDetails } from './use-closing-details.ts'
import styles from './closing-menu.module.css'

interface ClosingMenuProps {
  icon: IconName
  name: string
  className: string | undefined
  /** What it opens; told how to close it. */
  children: (close: () => void) => ReactNode
}

/** A button in the header and the menu that opens below it. */
export function ClosingMenu({ icon, name, className, children }: ClosingMenuProps) {
  const { menu, close } = useClosingDetails()
  return (
    <details ref={menu} className={`${styles.menu} ${className}`}>
      <summary className={styles.button}>
        <Icon name={icon} />
        <span>{name}</span>
      </summary>
      {children(close)}
    </details>
  )
}
