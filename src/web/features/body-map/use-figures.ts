import { startTransition, useEffect, useMemo, useState } from 'react'
import { sparesData } from '#web/domain/offline/keep-for-offline.ts'
import { loadCloseUps, loadWholeBodies, type Outlines } from './outlines.ts'

export interface Figures {
  /** Outlines by name of the picture, as far as they have come. */
  outlines: Outlines
  /** True once the pictures of the close-ups may load: after all that is seen first. */
  closeUpsDue: boolean
  /** True when no more outlines of whole bodies will come. */
  wholeCame: boolean
  /** True when nothing more will come. */
  complete: boolean
}

/**
 * Outlines of both bodies from every side: the whole bodies first, and every close-up, half a megabyte with the pictures,
 * once somebody looks closer or has left the page alone for a while. Then always all of them: which body, side or part one
 * looks at is an answer too, and must not show in what is requested; that one looked closer may.
 */
export function useFigures(looksCloser: boolean): Figures {
  const [whole, setWhole] = useState<Outlines>()
  const [near, setNear] = useState<Outlines>()
  const [closeUpsDue, setCloseUpsDue] = useState(false)
  if (looksCloser && !closeUpsDue) setCloseUpsDue(true)

  useEffect(() => loadThen(loadWholeBodies, setWhole), [])
  useEffect(() => (sparesData() ? undefined : whenLeftAlone(() => setCloseUpsDue(true))), [])
  useEffect(() => (closeUpsDue ? loadThen(loadCloseUps, setNear) : undefined), [closeUpsDue])

  const outlines = useMemo(() => new Map([...(whole ?? []), ...(near ?? [])]), [whole, near])
  return { outlines, closeUpsDue, wholeCame: whole !== undefined, complete: near !== undefined }
}

/** As a transition: drawing hundreds of zones gives way to taps. @returns what stops it. */
function loadThen(load: () => Promise<Outlines>, show: (found: Outlines) => void): () => void {
  let isGone = false
  const loadAndShow = async () => {
    const found = await load()
    if (!isGone) startTransition(() => show(found))
  }
  void loadAndShow()
  return () => {
    isGone = true
  }
}

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click']

/** Somebody who chooses and goes on at once needs no close-ups, and their taps and the next page come first. */
const LEFT_ALONE_MS = 3000

/** Calls once the page has been used and then rested for a while. @returns what stops it. */
function whenLeftAlone(call: () => void): () => void {
  const gone = new AbortController()
  let resting: ReturnType<typeof setTimeout>
  const beUsed = () => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      gone.abort()
      call()
    }, LEFT_ALONE_MS)
  }
  for (const sign of SIGNS_OF_USE)
    window.addEventListener(sign, beUsed, { passive: true, signal: gone.signal })
  return () => {
    clearTimeout(resting)
    gone.abort()
  }
}
