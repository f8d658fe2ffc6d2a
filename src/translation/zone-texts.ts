import type { SourceText } from './catalogue.ts'
import type { Translator } from './translator.ts'

interface Zone {
  zone: string
  label: string
}

/** The names of the spots of the body map. @param json public/body/zones.json */
export function zoneTexts(json: string): SourceText[] {
  return (JSON.parse(json) as Zone[]).map(textOf)
}

/** The same file with the names in another language. */
export function translateZones(json: string, translate: Translator): string {
  const zones = (JSON.parse(json) as Zone[]).map((zone) => ({
    ...zone,
    label: translate(textOf(zone))?.to ?? zone.label,
  }))
  return JSON.stringify(zones)
}

function textOf({ zone, label }: Zone): SourceText {
  return { key: `spots.${zone}`, en: label, isMessage: false }
}
