/** Neighbouring vertices in one flat list: those of vertex i are `list[start[i]] .. list[start[i + 1] - 1]`. */
export interface Adjacency {
  readonly start: Uint32Array;
  readonly list: Uint32Array;
}

/** Neighbours along the edges of a mesh of quads (four vertex numbers a quad). */
export function findNeighbours(vertexCount: number, quads: Uint32Array): Adjacency {
  const sets = Array.from({ length: vertexCount }, () => new Set<number>());
  for (let q = 0; q < quads.length; q += 4) {
    for (let k = 0; k < 4; k++) {
      const a = quads[q + k];
      const b = quads[q + ((k + 1) & 3)];
      sets[a].add(b);
      sets[b].add(a);
    }
  }
  const start = new Uint32Array(vertexCount + 1);
  for (let i = 0; i < vertexCount; i++) start[i + 1] = start[i] + sets[i].size;
  const list = new Uint32Array(start[vertexCount]);
  for (let i = 0; i < vertexCount; i++) list.set([...sets[i]], start[i]);
  return { start, list };
}

/**
 * Laplacian smoothing of any attribute with `size` numbers a vertex.
 * @param strength 0..1, the share of the way to the neighbours' mean taken in each pass
 * @param mask 0..1 a vertex, multiplied with the strength
 */
export function smooth(
  values: Float32Array,
  size: number,
  neighbours: Adjacency,
  passes: number,
  strength: number,
  mask?: Float32Array,
): Float32Array {
  let from: Float32Array = Float32Array.from(values);
  let to: Float32Array = Float32Array.from(values);
  const { start, list } = neighbours;
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < start.length - 1; i++) {
      const first = start[i];
      const last = start[i + 1];
      const share = last > first ? strength * (mask ? mask[i] : 1) : 0;
      if (share === 0) continue;
      for (let c = 0; c < size; c++) {
        let sum = 0;
        for (let j = first; j < last; j++) sum += from[list[j] * size + c];
        const own = from[i * size + c];
        to[i * size + c] = own + share * (sum / (last - first) - own);
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
