import rows from '../../../../public/body/zones.json'

/** A view of the body: `front`, `back` or a close-up such as `left-palm`. */
export type View = string

/** A spot one can point at. Left and right are the person's own. */
export interface Zone {
  zone: string
  side: 'left' | 'right' | 'middle'
  label: string
  /** Key of the place it belongs to. */
  location: string
  /** The view it is first looked for in. */
  view: View
  /** Every view it is drawn in. */
  views: readonly View[]
  /** The close-up that shows it, or its parts, largest. */
  zoom?: View
}

/** The views that show the whole body. */
export const WHOLE_VIEWS = ['front', 'back'] as const

/** Every zone, from head to toe; each left one stands before its right one. */
export const ZONES: readonly Zone[] = (rows as Omit<Zone, 'view'>[]).map((row) => ({
  ...row,
  view: row.views[0]!,
}))

const BY_KEY: ReadonlyMap<string, Zone> = new Map(ZONES.map((zone) => [zone.zone, zone]))

/** The zone with this key; undefined for none, or for one that no longer exists. */
export function zoneOf(key: string | null | undefined): Zone | undefined {
  return BY_KEY.get(key ?? '')
}

export function zonesOfPlace(location: string): readonly Zone[] {
  return ZONES.filter((zone) => zone.location === location)
}

/** Zones of the middle first, then the left ones, then the right ones; no empty side. */
export function bySide(zones: readonly Zone[]): (readonly Zone[])[] {
  return (['middle', 'left', 'right'] as const)
    .map((side) => zones.filter((zone) => zone.side === side))
    .filter(({ length }) => length > 0)
}

/** The zone's name as it stands on its own: "Outer side of the left elbow". */
export function zoneName({ label }: Zone): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
