import names from '../../../../public/body/anatomical.json'
import type { Zone } from './zones.ts'

/** What a doctor calls a spot. Apart from the list of spots, which every page of a consultation loads. */
export function anatomicalNameOf({ zone }: Pick<Zone, 'zone'>): string {
  return (names as Readonly<Record<string, string>>)[zone]!
}
