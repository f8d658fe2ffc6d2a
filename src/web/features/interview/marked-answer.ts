import type { Key } from '#engine'
import type { BundleStep } from '#knowledge/bundle/bundle'
import type { Zone } from '#web/domain/body/zones.ts'

type MarkedZone = Pick<Zone, 'zone' | 'side' | 'location' | 'label'>

interface MarkedZones {
  main: MarkedZone | undefined
  spread: readonly MarkedZone[]
}

/** What was marked on the body, as an answer chosen beforehand. */
export interface MarkedAnswer {
  options: readonly Key[]
  /** The spots that stand for them. */
  spots: readonly string[]
  isSpread: boolean
}

/** The answer that the body map has given already, as far as its options are offered; null where it says nothing. */
export function markedAnswer(
  step: BundleStep,
  offered: readonly Key[],
  { main, spread }: MarkedZones,
): MarkedAnswer | null {
  const meanings = Object.entries(step.spreadMarked ?? {})
    .filter(([, option]) => offered.includes(option))
    .flatMap(([name, option]) =>
      spread.filter((zone) => namesOf(zone).includes(name)).map(({ label }) => ({ option, label })),
    )
  const first = meanings[0]?.option
  if (first !== undefined) {
    const meant = step.kind === 'multiple' ? meanings : meanings.filter(({ option }) => option === first)
    return {
      options: [...new Set(meant.map(({ option }) => option))],
      spots: [...new Set(meant.map(({ label }) => label))],
      isSpread: true,
    }
  }
  const option = main && step.marked?.[withoutSide(main)]
  return option !== undefined && offered.includes(option)
    ? { options: [option], spots: [main!.label], isSpread: false }
    : null
}

/** Questions speak of "the elbow", whichever it is; where the pain spreads to, the side can matter and the exact spot need not. */
function namesOf(zone: MarkedZone): string[] {
  return [zone.zone, withoutSide(zone), zone.location, `${zone.side}_${zone.location}`]
}

function withoutSide({ zone, side }: MarkedZone): string {
  return side === 'middle' ? zone : zone.slice(`${side}_`.length)
}
