import { useEffect, useEffectEvent, type RefObject } from 'react'

export type Pinch = 'in' | 'out'

/** How far two fingers have to move apart or together before it counts as meant. */
const SPREAD_RATIO = 1.3

/** What a pinch asks for, by how far apart the fingers are compared with the beginning; null: nothing yet. */
export function pinchOf(startDistance: number, distance: number): Pinch | null {
  if (distance > startDistance * SPREAD_RATIO) return 'in'
  return distance < startDistance / SPREAD_RATIO ? 'out' : null
}

/** Tells of pinches on an element, once each, with the point between the fingers. One finger still scrolls the page. */
export function usePinch(
  element: RefObject<Element | null>,
  onPinch: (pinch: Pinch, x: number, y: number) => void,
): void {
  const tell = useEffectEvent(onPinch)
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    let startDistance: number | null = null

    function move(event: TouchEvent) {
      const [a, b] = event.touches
      if (!a || !b) {
        startDistance = null
        return
      }
      if (event.cancelable) event.preventDefault()
      const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
      if (event.type === 'touchstart') startDistance = distance
      const pinch = startDistance === null ? null : pinchOf(startDistance, distance)
      if (!pinch) return
      startDistance = null
      tell(pinch, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
    }

    // React listens passively to touch, so the page would zoom as well.
    const actively = { passive: false }
    target.addEventListener('touchstart', move as EventListener, actively)
    target.addEventListener('touchmove', move as EventListener, actively)
    return () => {
      target.removeEventListener('touchstart', move as EventListener)
      target.removeEventListener('touchmove', move as EventListener)
    }
  }, [element])
}
