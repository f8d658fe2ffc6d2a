import { useEffect, useState, type ComponentType } from 'react'

/**
 * Where a new consultation can be started while there are answers. What it takes loads only for those who have some: the
 * pages of the consultation share it, so it is on their device already. Without it, one can still go on and start again there.
 */
export function StartNewSlot() {
  const [loaded, setLoaded] = useState<{ StartNew: ComponentType } | null>(null)

  useEffect(() => {
    import('./start-new.tsx').then(setLoaded, () => {})
  }, [])

  return loaded ? <loaded.StartNew /> : null
}
