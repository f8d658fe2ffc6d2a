/** What the four arrow keys reach from a zone; a missing one means there is nothing that way. */
export interface ArrowNeighbours {
  readonly up?: string;
  readonly down?: string;
  readonly left?: string;
  readonly right?: string;
}

export interface Anchored {
  readonly zone: string;
  /** middle of the zone in the picture, y downwards */
  readonly at: readonly [number, number];
}

const arrows = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;

/** Sideways distance counts this much more than distance along the arrow. */
const sidewaysCost = 2.2;

/**
 * The nearest zone in each of the four directions as seen in the picture: within 60 degrees of the arrow, or, when
 * nothing is, anywhere on that side.
 */
export function arrowNeighbours(zones: readonly Anchored[]): Map<string, ArrowNeighbours> {
  const out = new Map<string, ArrowNeighbours>();
  for (const { zone, at } of zones) {
    const found: Record<string, string> = {};
    for (const [arrow, [ax, ay]] of Object.entries(arrows)) {
      let best = Infinity;
      for (const other of zones) {
        const [dx, dy] = [other.at[0] - at[0], other.at[1] - at[1]];
        const along = dx * ax + dy * ay;
        const sideways = Math.abs(dx * ay) + Math.abs(dy * ax);
        if (along <= 1) continue;
        const outside = sideways > along * Math.sqrt(3) ? 1e4 : 0;
        const cost = along + sidewaysCost * sideways + outside;
        if (cost < best) [best, found[arrow]] = [cost, other.zone];
      }
    }
    out.set(zone, found);
  }
  return out;
}

/** Zones that arrow keys cannot reach from the first one. */
export function unreachable(neighbours: ReadonlyMap<string, ArrowNeighbours>): string[] {
  const [first] = neighbours.keys();
  const seen = new Set([first]);
  for (const zone of seen) for (const next of Object.values(neighbours.get(zone)!)) seen.add(next as string);
  return [...neighbours.keys()].filter((zone) => !seen.has(zone));
}

/** Links every unreachable zone from its nearest reachable one whose arrow in that direction is free or least needed. */
export function linkUnreachable(zones: readonly Anchored[], neighbours: Map<string, ArrowNeighbours>): Map<string, ArrowNeighbours> {
  const linked = new Map(neighbours);
  const anchor = new Map(zones.map(({ zone, at }) => [zone, at]));
  for (let left = unreachable(linked); left.length > 0; left = unreachable(linked)) {
    const [lost] = left;
    const [lx, ly] = anchor.get(lost)!;
    const choices = zones
      .filter(({ zone }) => !left.includes(zone))
      .flatMap(({ zone, at }) => {
        const [dx, dy] = [lx - at[0], ly - at[1]];
        const arrow = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up";
        return { zone, arrow, far: Math.hypot(dx, dy) };
      })
      .sort((a, b) => a.far - b.far);
    const choice = choices.find(({ zone, arrow }) => {
      const trial = new Map(linked).set(zone, { ...linked.get(zone), [arrow]: lost });
      return unreachable(trial).length < left.length;
    });
    if (!choice) break;
    linked.set(choice.zone, { ...linked.get(choice.zone), [choice.arrow]: lost });
  }
  return linked;
}
