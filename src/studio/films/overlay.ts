import { dot, normalize, type Vec3 } from "../geometry/vector.ts";

type Spot = readonly [number, number];

/** Points of the shortest swing from one direction to another about a centre, `radius` away; the last is at the end. */
export function swing(centre: Vec3, from: Vec3, to: Vec3, radius: number, steps: number): Vec3[] {
  const [a, b] = [normalize(from), normalize(to)];
  const angle = Math.acos(Math.min(1, Math.max(-1, dot(a, b))));
  return Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const sine = Math.sin(angle);
    const [u, v] = sine < 1e-6 ? [1, 0] : [Math.sin((1 - t) * angle) / sine, Math.sin(t * angle) / sine];
    return [0, 1, 2].map((c) => centre[c] + (a[c] * u + b[c] * v) * radius) as unknown as Vec3;
  });
}

const line = (points: readonly Spot[]): string => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** Length of a drawn line, pixels. */
export function drawnLength(points: readonly Spot[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
  return sum;
}

/** A line that sets out `lead` pixels earlier, in the direction from its first to its last point. */
export function ledUpTo(points: readonly Spot[], lead: number): readonly Spot[] {
  if (points.length < 2 || lead === 0) return points;
  const [[x, y], [tx, ty]] = [points[0], points[points.length - 1]];
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [[x - ((tx - x) / length) * lead, y - ((ty - y) / length) * lead], ...points];
}

const headLength = 22;
/** Shorter ways than this many pixels get no arrow. */
const shortest = 26;

/** An arrow along a line with a light rim so that it reads on any ground; nothing when the line is too short. */
export function arrow(points: readonly Spot[], colour: string, opacity: number): string {
  if (opacity <= 0 || drawnLength(points) < shortest) return "";
  const tip = points[points.length - 1];
  let base = points.length - 2;
  while (base > 0 && Math.hypot(tip[0] - points[base][0], tip[1] - points[base][1]) < headLength) base--;
  const [bx, by] = points[base];
  const l = Math.hypot(tip[0] - bx, tip[1] - by) || 1;
  const [ux, uy] = [(tip[0] - bx) / l, (tip[1] - by) / l];
  const neck: Spot = [tip[0] - ux * headLength * 0.8, tip[1] - uy * headLength * 0.8];
  const wing = (side: number): Spot => [tip[0] - ux * headLength - uy * side * 11, tip[1] - uy * headLength + ux * side * 11];
  const shaft = line([...points.slice(0, base + 1), neck]);
  const head = line([tip, wing(1), neck, wing(-1)]);
  const stroke = (width: number, paint: string) =>
    `<polyline points="${shaft}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<polygon points="${head}" fill="${paint}" stroke="${paint}" stroke-width="${width - 6}" stroke-linejoin="round"/>`;
  return `<g opacity="${opacity.toFixed(3)}">${stroke(11, "#ffffff")}${stroke(6.5, colour)}</g>`;
}

/** The filled sector between a joint's first and present direction. */
export function sector(centre: Spot, rim: readonly Spot[], colour: string, opacity: number): string {
  if (opacity <= 0 || drawnLength(rim) < 8) return "";
  return (
    `<g opacity="${opacity.toFixed(3)}"><polygon points="${line([centre, ...rim])}" fill="${colour}" fill-opacity="0.16"/>` +
    `<polyline points="${line(rim)}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"/></g>`
  );
}

export const svgOf = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
