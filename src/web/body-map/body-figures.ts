import type { Sex } from '#engine'

export type BodyView = 'front' | 'back'

export const SEXES: readonly Sex[] = ['female', 'male']
export const VIEWS: readonly BodyView[] = ['front', 'back']

/** A zone's outline in the picture's own units. */
export interface ZoneOutline {
  zone: string
  path: string
}

export interface ZoneName {
  label: string
  /** Key of the place it belongs to. */
  location: string
}

export interface BodyFigures {
  names: ReadonlyMap<string, ZoneName>
  outlines: Record<Sex, Record<BodyView, { box: [width: number, height: number]; zones: ZoneOutline[] }>>
}

let loading: Promise<BodyFigures> | undefined

/**
 * Zones of both bodies from both sides. Always all of them: which body or side one looks at is an answer too, and must
 * not show in what is requested. Rejects when a file can't be had; asking again tries again.
 */
export function loadBodyFigures(): Promise<BodyFigures> {
  loading ??= loadAll().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadAll(): Promise<BodyFigures> {
  const figure = (sex: Sex, view: BodyView) => fetchJson(`/body/${sex}-${view}.json`)
  const [zones, femaleFront, femaleBack, maleFront, maleBack] = await Promise.all([
    fetchJson('/body/zones.json'),
    figure('female', 'front'),
    figure('female', 'back'),
    figure('male', 'front'),
    figure('male', 'back'),
  ])
  const rows = zones as (ZoneName & { zone: string })[]
  return {
    names: new Map(rows.map(({ zone, label, location }) => [zone, { label, location }])),
    outlines: {
      female: { front: femaleFront, back: femaleBack },
      male: { front: maleFront, back: maleBack },
    } as BodyFigures['outlines'],
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

/** The side to show for a place: the one shown now if the place is there, else the other. */
export function viewShowing(location: string, now: BodyView, figures: BodyFigures, sex: Sex): BodyView {
  const shows = (view: BodyView) =>
    figures.outlines[sex][view].zones.some(({ zone }) => figures.names.get(zone)?.location === location)
  const other = now === 'front' ? 'back' : 'front'
  return !shows(now) && shows(other) ? other : now
}
