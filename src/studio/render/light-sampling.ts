import { normalize, type Vec3 } from "../geometry/vector.ts";

/** One soft lamp of a rig, in the camera's frame (x right, y up, z towards the camera). */
export interface Lamp {
  readonly from: Vec3;
  /** radiance in its middle; how fast it falls off to the sides: cosine to this power */
  readonly radiance: number;
  readonly power: number;
  readonly tint: Vec3;
}

export interface LightRig {
  readonly lamps: readonly Lamp[];
  /** radiance of the even light from above and of the light bounced up by the floor */
  readonly sky: number;
  readonly bounce: number;
}

/** A direction towards the light and the red, green and blue it adds to a white surface that faces it. */
export interface LightSample {
  readonly towards: Vec3;
  readonly colour: Vec3;
}

/** Red, green and blue radiance a rig sends from a unit direction. */
export function radiance(rig: LightRig, [x, y, z]: Vec3): Vec3 {
  const up = 0.5 + 0.5 * y;
  const even = rig.sky * up ** 1.5;
  const floor = rig.bounce * (1 - up) ** 2;
  let [r, g, b] = [even * 0.95 + floor * 1.05, even * 0.98 + floor, even * 1.04 + floor * 0.92];
  for (const { from, radiance: middle, power, tint } of rig.lamps) {
    const [fx, fy, fz] = normalize(from);
    const light = middle * Math.max(0, x * fx + y * fy + z * fz) ** power;
    r += light * tint[0];
    g += light * tint[1];
    b += light * tint[2];
  }
  return [r, g, b];
}

const rows = 96;
const columns = 192;
const brightness = (c: Vec3): number => (c[0] + c[1] + c[2]) / 3;

/** The unit direction at height 1 - 2v and azimuth 2 pi u; equal steps in u and v cover equal solid angles. */
function direction(u: number, v: number): Vec3 {
  const y = 1 - 2 * v;
  const r = Math.sqrt(Math.max(0, 1 - y * y));
  return [r * Math.cos(2 * Math.PI * u), y, r * Math.sin(2 * Math.PI * u)];
}

/** The radical inverse of i in base 2 (van der Corput), 0..1. */
export function vanDerCorput(i: number): number {
  let result = 0;
  for (let place = 0.5; i > 0; i >>= 1, place /= 2) if (i & 1) result += place;
  return result;
}

/** Where a running sum passes `target`: the cell, and how far into it (0..1). */
function find(weights: Float64Array, from: number, count: number, target: number): { cell: number; into: number } {
  let left = target;
  for (let i = 0; i < count; i++) {
    const w = weights[from + i];
    if (left < w || i === count - 1) return { cell: i, into: w > 0 ? Math.min(1, left / w) : 0.5 };
    left -= w;
  }
  return { cell: 0, into: 0 };
}

/**
 * Directional lights that stand for the whole rig: importance sampling in both dimensions (rows by their
 * total, then cells within a row; Pharr, Jakob & Humphreys, "Physically Based Rendering", 14.2) at the points of a
 * Hammersley set, so bright parts get many lights and all lights weigh about the same.
 */
export function sampleLights(rig: LightRig, count: number): LightSample[] {
  const cells = new Float64Array(rows * columns);
  const rowTotals = new Float64Array(rows);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const w = brightness(radiance(rig, direction((j + 0.5) / columns, (i + 0.5) / rows)));
      cells[i * columns + j] = w;
      rowTotals[i] += w;
    }
  }
  const total = rowTotals.reduce((a, b) => a + b);
  return Array.from({ length: count }, (_, k) => {
    const row = find(rowTotals, 0, rows, ((k + 0.5) / count) * total);
    const cell = find(cells, row.cell * columns, columns, vanDerCorput(k + 1) * rowTotals[row.cell]);
    const towards = direction((cell.cell + cell.into) / columns, (row.cell + row.into) / rows);
    // radiance / (density * count * pi), with density = brightness of the cell / total * cells / (4 pi)
    const weight = (4 * total) / (rows * columns * cells[row.cell * columns + cell.cell] * count);
    const [r, g, b] = radiance(rig, towards);
    return { towards, colour: [r * weight, g * weight, b * weight] };
  });
}
