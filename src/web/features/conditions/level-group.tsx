import type { ReactNode } from 'react'
import type { TriageLevel } from '#engine'
import { Icon } from '#web/ui/icon.tsx'
import levels from '#web/ui/level.module.css'
import styles from './article.module.css'

interface LevelGroupProps {
  level: Exclude<TriageLevel, 'self_care'>
  heading: string
  children: ReactNode
}

/** Signs of one urgency among others, marked with its colour and icon; both only repeat the words. */
export function LevelGroup({ level, heading, children }: LevelGroupProps) {
  return (
    <div className={`${styles.level} ${levels[level]}`}>
      <div className={styles.levelHead}>
        <Icon name={level} size={20} />
        <h3>{heading}</h3>
      </div>
      {children}
    </div>
  )
}
