/** Which four bones carry each vertex, and how much; weights of a vertex add up to one. */
export interface SkinWeights {
  readonly boneIndex: Uint16Array;
  readonly boneWeight: Float32Array;
}

/** Linear blend skinning. @param matrices twelve numbers a bone, column-major 3 x 4 */
export function skin(rest: Float32Array, weights: SkinWeights, matrices: Float64Array): Float32Array {
  const out = new Float32Array(rest.length);
  for (let i = 0; i < rest.length / 3; i++) {
    const x = rest[i * 3];
    const y = rest[i * 3 + 1];
    const z = rest[i * 3 + 2];
    for (let k = i * 4; k < i * 4 + 4; k++) {
      const w = weights.boneWeight[k];
      if (w === 0) continue;
      const m = weights.boneIndex[k] * 12;
      for (let c = 0; c < 3; c++) {
        out[i * 3 + c] += w * (matrices[m + c] * x + matrices[m + 3 + c] * y + matrices[m + 6 + c] * z + matrices[m + 9 + c]);
      }
    }
  }
  return out;
}

/** For each vertex, the summed weight of the bones whose name matches. */
export function weightOf(weights: SkinWeights, boneNames: readonly string[], pattern: RegExp): Float32Array {
  const chosen = boneNames.map((name) => pattern.test(name));
  const out = new Float32Array(weights.boneIndex.length / 4);
  for (let k = 0; k < weights.boneIndex.length; k++) {
    if (chosen[weights.boneIndex[k]]) out[k >> 2] += weights.boneWeight[k];
  }
  return out;
}
