import { smoothstep } from "../geometry/ramp.ts";
import { type Adjacency, smooth } from "../mesh/adjacency.ts";

/** Where to smooth on the neutral human (decimetres, x without its sign), and how often. */
interface Patch {
  readonly passes: number;
  readonly mask: (x: number, y: number, z: number) => number;
}

/** Nipples, the crotch and the gluteal cleft: a guidance picture shows none of them. */
const patches: readonly Patch[] = [
  { passes: 300, mask: (x, y, z) => (z > 0.5 ? smoothstep(0.46, 0.3, Math.hypot(x - 0.83, y - 3.79)) : 0) },
  { passes: 16, mask: (x, y, z) => smoothstep(1.15, 0.55, Math.hypot(x - 0.9, y - 3.9)) * smoothstep(0.2, 0.6, z) },
  { passes: 40, mask: (x, y) => smoothstep(0.9, 0.35, Math.hypot(x * 0.9, y)) },
  { passes: 60, mask: (x, y, z) => (z < 0 ? smoothstep(0.5, 0.1, x) * smoothstep(1.4, 1.1, y) * smoothstep(-0.7, -0.4, y) : 0) },
];

export function quietDetail(shape: Float32Array, neutral: Float32Array, neighbours: Adjacency): Float32Array {
  let out = shape;
  for (const { passes, mask } of patches) {
    const weights = new Float32Array(neutral.length / 3);
    for (let i = 0; i < weights.length; i++) weights[i] = mask(Math.abs(neutral[i * 3]), neutral[i * 3 + 1], neutral[i * 3 + 2]);
    out = smooth(out, 3, neighbours, passes, 0.5, weights);
  }
  return out;
}
