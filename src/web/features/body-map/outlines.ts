import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Sex } from '#engine'
import type { View } from '#web/domain/body/zones.ts'
import { sparesData } from '#web/domain/offline/keep-for-offline.ts'

export const SEXES: readonly Sex[] = ['female', 'male']

export type Direction = 'up' | 'down' | 'left' | 'right'

/** A zone's outline in the picture's own units. */
export interface ZoneOutline {
  zone: string
  path: string
  /** A point well inside it. */
  at: readonly [x: number, y: number]
  /** The zone each arrow key goes to. */
  next: Partial<Record<Direction, string>>
}

/** How far up and down an outline reaches. Outlines are lines alone: `M`, then `l` with steps from point to point, then `z`. */
export function reachOf(path: string): { top: number; bottom: number } {
  let [y, top, bottom] = [0, Infinity, -Infinity]
  for (const [, command, numbers] of path.matchAll(/([Ml])([^Mlz]+)/g)) {
    const values = numbers!.match(/-?\d+/g) ?? []
    for (let at = 1; at < values.length; at += 2) {
      y = Number(values[at]) + (command === 'M' ? 0 : y)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { top, bottom }
}

export interface Outline {
  box: readonly [width: number, height: number]
  zones: readonly ZoneOutline[]
}

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

/** The name of a picture and its outline. */
export function figureName(sex: Sex, view: View): string {
  return `${sex}-${view}`
}

/** The built site gathers the outlines of all pictures in two files. */
const WHOLE_BODIES = '/body/whole-bodies.json'
const CLOSE_UPS = '/body/close-ups.json'

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
  useEffect(() => (closeUpsDue ? loadThen(() => outlinesIn(CLOSE_UPS), setNear) : undefined), [closeUpsDue])

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

/** Outlines of both whole bodies, from front and back: for everybody alike, and only once. */
export function loadWholeBodies(): Promise<Outlines> {
  return outlinesIn(WHOLE_BODIES)
}

type Outlines = ReadonlyMap<string, Outline>

/** What was asked for already: the map starts anew once the stored choice is known. */
const asked = new Map<string, Promise<Outlines>>()

function outlinesIn(file: string): Promise<Outlines> {
  const loading = asked.get(file) ?? fetchOutlines(file)
  asked.set(file, loading)
  return loading
}

/** None when the file can not be had: the list has every zone too. */
async function fetchOutlines(file: string): Promise<Outlines> {
  try {
    const response = await fetch(file, { credentials: 'omit' })
    return new Map(response.ok ? Object.entries((await response.json()) as Record<string, Outline>) : [])
  } catch {
    asked.delete(file)
    return new Map()
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
