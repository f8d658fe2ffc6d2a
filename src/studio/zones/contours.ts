import type { LabelImage } from "./label-image.ts";

/** A corner between pixels. */
export type Point = readonly [number, number];

/** A border between two zones from one meeting point of zones to the next; `left` and `right` as one walks along. */
export interface Arc {
  readonly points: readonly Point[];
  readonly left: number;
  readonly right: number;
}

/**
 * Cuts all borders of a label picture into arcs. Each border is one arc that both its zones share, so that after any
 * smoothing of arcs no gap or overlap can appear between neighbours.
 */
export function findArcs(image: LabelImage): Arc[] {
  const { width, height, labels } = image;
  const stride = width + 1;
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= width || y >= height ? 0 : labels[y * width + x]);
  const linked = new Map<number, number[]>();
  const link = (a: number, b: number) => {
    for (const [from, to] of [[a, b], [b, a]]) {
      const list = linked.get(from);
      if (list) list.push(to);
      else linked.set(from, [to]);
    }
  };
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const corner = y * stride + x;
      if (x < width && at(x, y - 1) !== at(x, y)) link(corner, corner + 1);
      if (y < height && at(x - 1, y) !== at(x, y)) link(corner, corner + stride);
    }
  }
  const meets = (corner: number): boolean => linked.get(corner)!.length !== 2;
  const walked = new Set<number>();
  const edge = (a: number, b: number): number => Math.min(a, b) * 2 + (Math.abs(a - b) === 1 ? 0 : 1);
  const arcs: Arc[] = [];
  const walk = (start: number, second: number): void => {
    const corners = [start, second];
    walked.add(edge(start, second));
    for (let here = second, from = start; !meets(here) && here !== start; ) {
      const next = linked.get(here)!.find((c) => c !== from)!;
      walked.add(edge(here, next));
      corners.push(next);
      [from, here] = [here, next];
    }
    const [x, y] = [start % stride, Math.floor(start / stride)];
    const step = second - start;
    const sides =
      step === 1 ? [at(x, y - 1), at(x, y)] : step === -1 ? [at(x - 1, y), at(x - 1, y - 1)] : step > 0 ? [at(x, y), at(x - 1, y)] : [at(x - 1, y - 1), at(x, y - 1)];
    arcs.push({ points: corners.map((c) => [c % stride, Math.floor(c / stride)] as const), left: sides[0], right: sides[1] });
  };
  // First the arcs between meeting points, then what is left: closed borders without any.
  for (const wantMeeting of [true, false]) {
    for (const [corner, others] of linked) {
      if (meets(corner) !== wantMeeting) continue;
      for (const other of others) if (!walked.has(edge(corner, other))) walk(corner, other);
    }
  }
  return arcs;
}

const isClosed = ({ points }: Arc): boolean => {
  const [first, last] = [points[0], points[points.length - 1]];
  return first[0] === last[0] && first[1] === last[1];
};

/** Takes the staircase out of an arc by repeated averaging; its ends stay. */
export function smoothArc(arc: Arc, passes: number): Arc {
  let points = arc.points;
  const last = points.length - 1;
  const closed = isClosed(arc) && last > 3;
  for (let pass = 0; pass < passes; pass++) {
    const from = points;
    points = from.map((p, i) => {
      if (!closed && (i === 0 || i === last)) return p;
      const a = from[i === 0 ? last - 1 : i - 1];
      const b = from[i === last ? 1 : i + 1];
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
    });
  }
  return { ...arc, points };
}

/** Leaves out points that lie within `tolerance` of the line without them (Ramer, Douglas & Peucker). */
export function simplifyArc(arc: Arc, tolerance: number): Arc {
  const { points } = arc;
  const last = points.length - 1;
  const keep = new Set([0, last]);
  const spans: [number, number][] = isClosed(arc) && last > 3 ? [[0, last >> 1], [last >> 1, last]] : [[0, last]];
  for (const [, end] of spans) keep.add(end);
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [i, j] = span;
    const [a, b] = [points[i], points[j]];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    let worst = tolerance;
    let split = -1;
    for (let k = i + 1; k < j; k++) {
      const off = Math.abs((points[k][0] - a[0]) * (b[1] - a[1]) - (points[k][1] - a[1]) * (b[0] - a[0])) / l;
      if (off > worst) [worst, split] = [off, k];
    }
    if (split < 0) continue;
    keep.add(split);
    spans.push([i, split], [split, j]);
  }
  return { ...arc, points: points.filter((_, i) => keep.has(i)) };
}
