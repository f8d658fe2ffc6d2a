import type { Arc, Point } from "./contours.ts";

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Joins the arcs round each zone to closed rings, the zone always on the right of the walk. */
export function ringsOf(arcs: readonly Arc[]): Map<number, Point[][]> {
  const around = new Map<number, Point[][]>();
  for (const { points, left, right } of arcs) {
    const give = (label: number, line: Point[]) => {
      if (label === 0) return;
      const lines = around.get(label);
      if (lines) lines.push(line);
      else around.set(label, [line]);
    };
    give(right, [...points]);
    give(left, [...points].reverse());
  }
  const rings = new Map<number, Point[][]>();
  for (const [label, lines] of around) {
    const open = [...lines];
    const own: Point[][] = [];
    for (let ring = open.pop(); ring; ring = open.pop()) {
      while (!same(ring[0], ring[ring.length - 1])) {
        const end = ring[ring.length - 1];
        const next = open.findIndex((line) => same(line[0], end));
        if (next < 0) break;
        ring.push(...open.splice(next, 1)[0].slice(1));
      }
      if (ring.length > 3) own.push(ring);
    }
    rings.set(label, own);
  }
  return rings;
}

/** SVG path data in whole numbers, each step relative to the one before: the shortest form that compresses well. */
export function pathData(rings: readonly (readonly Point[])[]): string {
  return rings
    .map((ring) => {
      let [x, y] = [0, 0];
      const steps: string[] = [];
      ring.slice(0, -1).forEach((point, i) => {
        const [nx, ny] = [Math.round(point[0]), Math.round(point[1])];
        if (i > 0 && nx === x && ny === y) return;
        const dy = ny - y;
        steps.push(i === 0 ? `M${nx} ${ny}l` : `${steps.length > 1 && nx - x >= 0 ? " " : ""}${nx - x}${dy < 0 ? "" : " "}${dy}`);
        [x, y] = [nx, ny];
      });
      return `${steps.join("")}z`;
    })
    .join("");
}
