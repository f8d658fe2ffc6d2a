import { startTransition, useEffect, useState } from 'react'
import type { Sex } from '#engine'
import type { View } from './zones.ts'

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
  /** True once close-ups may load: after all that is seen first. */
  closeUpsDue: boolean
  /** True when nothing more will come. */
  complete: boolean
}

const NOTHING: Figures = { outlines: new Map(), closeUpsDue: false, complete: false }

/** The name of a picture and its outline. */
export function figureName(sex: Sex, view: View): string {
  return `${sex}-${view}`
}

/** The built site gathers the outlines of all pictures in two files. */
const WHOLE_BODIES = '/body/whole-bodies.json'
const CLOSE_UPS = '/body/close-ups.json'

/**
 * Outlines of both bodies from every side: first the whole bodies, then, once the page is used, every close-up. Always all
 * of them: which body, side or part one looks at is an answer too, and must not show in what is requested.
 */
export function useFigures(): Figures {
  const [figures, setFigures] = useState(NOTHING)
  useEffect(() => {
    const gone = new AbortController()
    // As transitions: drawing hundreds of zones gives way to taps.
    const show = (found: Figures) => gone.signal.aborted || startTransition(() => setFigures(found))
    async function load() {
      const whole = await loadWholeBodies()
      show({ outlines: whole, closeUpsDue: false, complete: false })
      await pageUsed(gone.signal)
      show({ outlines: whole, closeUpsDue: true, complete: false })
      const near = await outlinesIn(CLOSE_UPS)
      show({ outlines: new Map([...whole, ...near]), closeUpsDue: true, complete: true })
    }
    void load()
    return () => gone.abort()
  }, [])
  return figures
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

/** Once the page has loaded and somebody moves about in it: what only zooming shows must not slow down what is seen first. */
async function pageUsed(gone: AbortSignal): Promise<void> {
  const happens = (sign: string) =>
    new Promise((done) => window.addEventListener(sign, done, { once: true, passive: true, signal: gone }))
  const used = Promise.race(SIGNS_OF_USE.map(happens))
  if (document.readyState !== 'complete') await happens('load')
  await used
}
