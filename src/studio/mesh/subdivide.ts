/**
 * One Catmull-Clark step of a quad mesh, kept as weights so that it can be applied to any vertex attribute:
 * new vertex i is the sum of `weight[j] * old[source[j]]` for j from `start[i]` to `start[i + 1] - 1`.
 */
export interface Subdivision {
  readonly vertexCount: number;
  readonly quads: Uint32Array;
  readonly start: Uint32Array;
  readonly source: Uint32Array;
  readonly weight: Float32Array;
}

interface Edge {
  readonly a: number;
  readonly b: number;
  readonly faces: number[];
}

/** Catmull-Clark rules; open borders become cubic B-splines (Catmull & Clark 1978, border rule of Hoppe et al. 1994). */
export function subdivide(vertexCount: number, quads: Uint32Array): Subdivision {
  const faceCount = quads.length / 4;
  const { edges, edgeOfSide } = collectEdges(vertexCount, quads);
  const facesAt = Array.from({ length: vertexCount }, (): number[] => []);
  const edgesAt = Array.from({ length: vertexCount }, (): number[] => []);
  for (let i = 0; i < quads.length; i++) facesAt[quads[i]].push(i >> 2);
  edges.forEach((edge, e) => edgesAt[edge.a].push(e) && edgesAt[edge.b].push(e));

  const rows: Map<number, number>[] = [];
  const give = (row: Map<number, number>, v: number, w: number) => row.set(v, (row.get(v) ?? 0) + w);
  const giveFace = (row: Map<number, number>, f: number, w: number) => {
    for (let k = 0; k < 4; k++) give(row, quads[f * 4 + k], w / 4);
  };
  for (let v = 0; v < vertexCount; v++) {
    const row = new Map<number, number>();
    const border = edgesAt[v].filter((e) => edges[e].faces.length < 2);
    const n = edgesAt[v].length;
    if (border.length > 0) {
      give(row, v, 0.75);
      for (const e of border) give(row, edges[e].a === v ? edges[e].b : edges[e].a, 0.25 / border.length);
    } else if (n > 0) {
      give(row, v, (n - 3) / n);
      for (const f of facesAt[v]) giveFace(row, f, 1 / (n * facesAt[v].length));
      for (const e of edgesAt[v]) for (const end of [edges[e].a, edges[e].b]) give(row, end, 1 / (n * n));
    } else give(row, v, 1);
    rows.push(row);
  }
  for (const edge of edges) {
    const row = new Map<number, number>();
    const inner = edge.faces.length > 1;
    for (const end of [edge.a, edge.b]) give(row, end, inner ? 0.25 : 0.5);
    if (inner) for (const f of edge.faces) giveFace(row, f, 0.5 / edge.faces.length);
    rows.push(row);
  }
  for (let f = 0; f < faceCount; f++) {
    const row = new Map<number, number>();
    giveFace(row, f, 1);
    rows.push(row);
  }
  const fine = new Uint32Array(faceCount * 16);
  for (let side = 0; side < faceCount * 4; side++) {
    const face = side >> 2;
    const before = face * 4 + ((side + 3) & 3);
    fine[side * 4] = quads[side];
    fine[side * 4 + 1] = vertexCount + edgeOfSide[side];
    fine[side * 4 + 2] = vertexCount + edges.length + face;
    fine[side * 4 + 3] = vertexCount + edgeOfSide[before];
  }
  return { vertexCount: rows.length, quads: fine, ...flatten(rows) };
}

function collectEdges(vertexCount: number, quads: Uint32Array) {
  const numberOf = new Map<number, number>();
  const edges: Edge[] = [];
  const edgeOfSide = new Uint32Array(quads.length);
  for (let side = 0; side < quads.length; side++) {
    const a = quads[side];
    const b = quads[(side & ~3) + ((side + 1) & 3)];
    const key = Math.min(a, b) * vertexCount + Math.max(a, b);
    let e = numberOf.get(key);
    if (e === undefined) {
      e = edges.push({ a, b, faces: [] }) - 1;
      numberOf.set(key, e);
    }
    edges[e].faces.push(side >> 2);
    edgeOfSide[side] = e;
  }
  return { edges, edgeOfSide };
}

function flatten(rows: readonly Map<number, number>[]) {
  const start = new Uint32Array(rows.length + 1);
  rows.forEach((row, i) => (start[i + 1] = start[i] + row.size));
  const source = new Uint32Array(start[rows.length]);
  const weight = new Float32Array(start[rows.length]);
  let j = 0;
  for (const row of rows) {
    for (const [v, w] of row) {
      source[j] = v;
      weight[j++] = w;
    }
  }
  return { start, source, weight };
}

/** Two steps as one. */
export function chain(first: Subdivision, second: Subdivision): Subdivision {
  const rows: Map<number, number>[] = [];
  for (let i = 0; i < second.vertexCount; i++) {
    const row = new Map<number, number>();
    for (let j = second.start[i]; j < second.start[i + 1]; j++) {
      const middle = second.source[j];
      for (let k = first.start[middle]; k < first.start[middle + 1]; k++) {
        const v = first.source[k];
        row.set(v, (row.get(v) ?? 0) + second.weight[j] * first.weight[k]);
      }
    }
    rows.push(row);
  }
  return { vertexCount: second.vertexCount, quads: second.quads, ...flatten(rows) };
}

/** Carries an attribute of `size` numbers a vertex to the finer mesh. */
export function refine(step: Subdivision, values: Float32Array, size: number): Float32Array {
  const out = new Float32Array(step.vertexCount * size);
  for (let i = 0; i < step.vertexCount; i++) {
    for (let j = step.start[i]; j < step.start[i + 1]; j++) {
      const w = step.weight[j];
      const from = step.source[j] * size;
      for (let c = 0; c < size; c++) out[i * size + c] += w * values[from + c];
    }
  }
  return out;
}
