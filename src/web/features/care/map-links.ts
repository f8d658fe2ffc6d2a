/** Kinds of care that maps know. */
export const CARE_PLACES = ['hospital', 'doctor', 'physiotherapist', 'laboratory', 'pharmacy'] as const

export type CarePlace = (typeof CARE_PLACES)[number]

/** Degrees, WGS 84. */
export interface Position {
  latitude: number
  longitude: number
}

/** Which links open the device's own map. `none`: no known map app, so the web map stands in. */
export type MapApp = 'geo' | 'apple' | 'none'

/** Where to search: at a position, in a town, or wherever the map thinks one is. */
export type Where = { position: Position } | { town: string } | 'map_decides'

const WORDS: Record<CarePlace, string> = {
  hospital: 'hospital',
  doctor: 'doctor',
  physiotherapist: 'physiotherapist',
  laboratory: 'medical laboratory',
  pharmacy: 'pharmacy',
}

/** Android opens `geo:` links in a map app of one's choice; Apple's devices open maps.apple.com in theirs. */
export function mapAppOf(userAgent: string): MapApp {
  if (/android/i.test(userAgent)) return 'geo'
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'none'
}

/** Three decimals of a degree: at most about 110 metres, near enough to find care and no nearer. */
export function roundPosition({ latitude, longitude }: Position): Position {
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000
  return { latitude: round(latitude), longitude: round(longitude) }
}

/**
 * A link to care on a map. RFC 5870 with Android's `q`; Apple's Map Links; OpenStreetMap's search, which takes
 * "near" coordinates.
 */
export function mapLink(app: MapApp, place: CarePlace, where: Where): string {
  const at = typeof where === 'object' && 'position' in where ? roundPosition(where.position) : null
  const words =
    typeof where === 'object' && 'town' in where ? `${WORDS[place]} in ${where.town}` : WORDS[place]
  const point = at && `${at.latitude},${at.longitude}`
  if (app === 'geo') return `geo:${point ?? '0,0'}?q=${encodeURIComponent(words)}`
  if (app === 'apple') {
    return `https://maps.apple.com/?q=${encodeURIComponent(words)}${point ? `&sll=${point}` : ''}`
  }
  const query = encodeURIComponent(point ? `${words} near ${point}` : words)
  return `https://www.openstreetmap.org/search?query=${query}${at ? `#map=14/${at.latitude}/${at.longitude}` : ''}`
}
