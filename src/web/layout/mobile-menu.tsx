import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { layoutMessages } from './messages.ts'
import { MENU_LINKS } from './nav-links.ts'
import { NavList } from './nav-list.tsx'
import styles from './mobile-menu.module.css'

/** A native `details`, so that it opens without script; closes on Escape, when left, and when a link is followed. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close()
    }
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, leave)
    return () => {
      for (const event of events) document.removeEventListener(event, leave)
    }
  }, [])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }

  return (
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className={styles.button}>
        <Icon name="menu" />
        <span>{layoutMessages.menu}</span>
      </summary>
      <nav className={styles.sheet} aria-label={layoutMessages.menu}>
        <NavList links={MENU_LINKS} className={styles.links} onFollow={close} />
      </nav>
    </details>
  )
}
