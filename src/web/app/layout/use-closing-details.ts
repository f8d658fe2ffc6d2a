import { useEffect, useRef, type RefObject } from 'react'

interface ClosingDetails {
  menu: RefObject<HTMLDetailsElement | null>
  /** Gives the focus back to the menu's button, so that a dialog opened from the menu can give it back there in turn. */
  close: () => void
}

/** A native `details` as a menu: opens without script; closes on Escape, when left, and when told to. */
export function useClosingDetails(): ClosingDetails {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const onLeave = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) shut(menu.current)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      shutAndReturn(menu.current)
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

  return { menu, close: () => shutAndReturn(menu.current) }
}

function shut(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false
}

function shutAndReturn(menu: HTMLDetailsElement | null) {
  shut(menu)
  menu?.querySelector('summary')?.focus()
}
