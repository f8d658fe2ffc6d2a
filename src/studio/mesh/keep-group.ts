/** The vertices and quads of some groups, renumbered; `source[i]` is the old number of vertex i. */
export interface KeptMesh {
  readonly source: Uint32Array;
  readonly quads: Uint32Array;
}

export function keepGroup(quads: Uint32Array, groupOfQuad: Uint16Array, group: number): KeptMesh {
  const renumbered = new Map<number, number>();
  const kept: number[] = [];
  for (let q = 0; q < groupOfQuad.length; q++) {
    if (groupOfQuad[q] !== group) continue;
    for (let k = 0; k < 4; k++) {
      const old = quads[q * 4 + k];
      if (!renumbered.has(old)) renumbered.set(old, renumbered.size);
      kept.push(renumbered.get(old)!);
    }
  }
  return { source: Uint32Array.from(renumbered.keys()), quads: Uint32Array.from(kept) };
}

/** Picks the kept vertices' values out of an attribute with `size` numbers a vertex. */
export function pick<T extends Float32Array | Uint16Array>(values: T, size: number, source: Uint32Array): T {
  const out = new (values.constructor as new (n: number) => T)(source.length * size);
  for (let i = 0; i < source.length; i++) for (let c = 0; c < size; c++) out[i * size + c] = values[source[i] * size + c];
  return out;
}
