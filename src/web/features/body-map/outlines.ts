import type { Sex } from '#engine'
import type { View } from '#web/domain/body/zones.ts'

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

/** The name of a picture and its outline. */
export function figureName(sex: Sex, view: View): string {
  return `${sex}-${view}`
}

/** The built site gathers the outlines of all pictures in two files. */
const WHOLE_BODIES = '/body/whole-bodies.json'
const CLOSE_UPS = '/body/close-ups.json'

/** Outlines of both whole bodies, from front and back: for everybody alike, and only once. */
export function loadWholeBodies(): Promise<Outlines> {
  return outlinesIn(WHOLE_BODIES)
}

/** Those of every close-up. */
export function loadCloseUps(): Promise<Outlines> {
  return outlinesIn(CLOSE_UPS)
}

/** By name of the picture. */
export type Outlines = ReadonlyMap<string, Outline>

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
