import { useEffect, useState } from 'react'
import type { Sex } from '#engine'
import { CLOSE_UPS, WHOLE_BODY } from './body-parts.ts'
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

export interface Outline {
  box: readonly [width: number, height: number]
  zones: readonly ZoneOutline[]
}

export interface Figures {
  /** Outlines by name of the picture, as far as they have come. */
  outlines: ReadonlyMap<string, Outline>
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

/**
 * Outlines of both bodies from every side: first the whole bodies, then every close-up. Always all of them, in one
 * order: which body, side or part one looks at is an answer too, and must not show in what is requested.
 */
export function useFigures(): Figures {
  const [figures, setFigures] = useState(NOTHING)
  useEffect(() => {
    let gone = false
    async function load() {
      const whole = await loadWholeBodies()
      if (gone) return
      setFigures({ outlines: whole, closeUpsDue: false, complete: false })
      await pageLoaded()
      if (gone) return
      setFigures({ outlines: whole, closeUpsDue: true, complete: false })
      const near = await loadOutlines(CLOSE_UPS)
      if (!gone) setFigures({ outlines: new Map([...whole, ...near]), closeUpsDue: true, complete: true })
    }
    void load()
    return () => {
      gone = true
    }
  }, [])
  return figures
}

/** Outlines of both whole bodies, from front and back: for everybody alike, and only once. */
export function loadWholeBodies(): Promise<Map<string, Outline>> {
  return loadOutlines(WHOLE_BODY.sides.map(({ view }) => view))
}

/** The outlines of both bodies that can be had; one that fails is left out, since the list has its zones too. */
async function loadOutlines(views: readonly View[]): Promise<Map<string, Outline>> {
  const names = views.flatMap((view) => SEXES.map((sex) => figureName(sex, view)))
  const outlines = new Map<string, Outline>()
  await Promise.all(
    names.map(async (name) => {
      const outline = await outlineOf(name)
      if (outline) outlines.set(name, outline)
    }),
  )
  return outlines
}

/** What was asked for already: the map starts anew once the stored choice is known. */
const asked = new Map<string, Promise<Outline | null>>()

function outlineOf(name: string): Promise<Outline | null> {
  const loading = asked.get(name) ?? fetchOutline(name)
  asked.set(name, loading)
  return loading
}

async function fetchOutline(name: string): Promise<Outline | null> {
  try {
    const response = await fetch(`/body/${name}.json`, { credentials: 'omit' })
    return response.ok ? ((await response.json()) as Outline) : null
  } catch {
    asked.delete(name)
    return null
  }
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))
}
