import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { layoutMessages } from './messages.ts'
import { MENU_LINKS } from './nav-links.ts'
import { NavList } from './nav-list.tsx'
import styles from './mobile-menu.module.css'

/** A native `details`, so that it opens without script; closes on Escape, when left, and when a link is followed. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const onLeave = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close(menu.current)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      close(menu.current)
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.button}>
        <Icon name="menu" />
        <span>{layoutMessages.menu}</span>
      </summary>
      <nav className={styles.sheet} aria-label={layoutMessages.menu}>
        <NavList links={MENU_LINKS} className={styles.links} onFollow={() => close(menu.current)} />
      </nav>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false
}
