import { smoothstep } from "../geometry/ramp.ts";
import { targetUnit } from "../mesh/morph.ts";
import { weightOf } from "../pose/skin.ts";
import type { Figure } from "./figure.ts";
import { readTargets } from "./package-files.ts";
import { ancestries } from "./recipe.ts";

/** How far the front of the chest and the belly come forward in a deep breath, decimetres; more than in life, to be seen. */
const rise = { chest: 0.27, belly: 0.18, sides: 0.18, up: 0.12 };

/** How each vertex at rest moves in a full breath, decimetres, three numbers a vertex. */
export function breathOf(figure: Figure): Float32Array {
  const trunk = weightOf(figure.weights, figure.skeleton.bones.map((b) => b.name), /^(spine|breast|root|clavicle)/);
  const out = new Float32Array(figure.shape.length);
  trunk.forEach((weight, i) => {
    const [x, y, z] = figure.neutral.subarray(i * 3, i * 3 + 3);
    const chest = smoothstep(2.2, 3.4, y) * smoothstep(5.6, 4.7, y);
    const belly = smoothstep(0.2, 1.2, y) * smoothstep(3, 2.2, y);
    const front = smoothstep(-0.7, 0.9, z);
    out[i * 3] = weight * rise.sides * chest * Math.max(-1, Math.min(1, x / 1.3));
    out[i * 3 + 1] = weight * rise.up * chest;
    out[i * 3 + 2] = weight * front * (rise.chest * chest + rise.belly * belly);
  });
  return out;
}

/** How each vertex at rest moves when the corners of the mouth are drawn up, decimetres, three numbers a vertex. */
export function smileOf(figure: Figure): Float32Array {
  const names = ancestries.map((ancestry) => `expression/units/${ancestry}/mouth-corner-puller`);
  const out = new Float32Array(figure.shape.length);
  for (const row of readTargets(names, figure.rawCount)) {
    figure.source.forEach((from, i) => {
      for (let c = 0; c < 3; c++) out[i * 3 + c] += (row[from * 3 + c] * targetUnit) / names.length;
    });
  }
  return out;
}
