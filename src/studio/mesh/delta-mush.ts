import { type Adjacency, smooth } from "./adjacency.ts";
import { vertexNormals } from "./normals.ts";

/**
 * Delta mush (Mancewicz et al. 2014): smooths away the creases that linear skinning makes, then gives the
 * surface its own detail back. `detail` holds, for each vertex, what smoothing removed at rest, in the
 * vertex's own frame, decimetres.
 */
export interface DeltaMush {
  readonly quads: Uint32Array;
  readonly neighbours: Adjacency;
  readonly detail: Float32Array;
}

const passes = 12;
const strength = 0.6;

export function bindDeltaMush(rest: Float32Array, quads: Uint32Array, neighbours: Adjacency): DeltaMush {
  const base = smooth(rest, 3, neighbours, passes, strength);
  const frames = vertexFrames(base, quads, neighbours);
  const detail = new Float32Array(rest.length);
  for (let i = 0; i < rest.length / 3; i++) {
    for (let axis = 0; axis < 3; axis++) {
      for (let c = 0; c < 3; c++) {
        detail[i * 3 + axis] += (rest[i * 3 + c] - base[i * 3 + c]) * frames[i * 9 + axis * 3 + c];
      }
    }
  }
  return { quads, neighbours, detail };
}

/** @param posed positions after skinning, decimetres */
export function applyDeltaMush(mush: DeltaMush, posed: Float32Array): Float32Array {
  const out = smooth(posed, 3, mush.neighbours, passes, strength);
  const frames = vertexFrames(out, mush.quads, mush.neighbours);
  for (let i = 0; i < out.length / 3; i++) {
    for (let axis = 0; axis < 3; axis++) {
      for (let c = 0; c < 3; c++) out[i * 3 + c] += mush.detail[i * 3 + axis] * frames[i * 9 + axis * 3 + c];
    }
  }
  return out;
}

/** Three unit rows a vertex: normal, tangent towards the first neighbour, and their cross product. */
function vertexFrames(p: Float32Array, quads: Uint32Array, neighbours: Adjacency): Float32Array {
  const normals = vertexNormals(p, quads);
  const frames = new Float32Array(p.length * 3);
  for (let i = 0; i < p.length / 3; i++) {
    const [nx, ny, nz] = normals.subarray(i * 3, i * 3 + 3);
    const other = neighbours.start[i + 1] > neighbours.start[i] ? neighbours.list[neighbours.start[i]] : i;
    let tx = p[other * 3] - p[i * 3];
    let ty = p[other * 3 + 1] - p[i * 3 + 1];
    let tz = p[other * 3 + 2] - p[i * 3 + 2];
    const d = tx * nx + ty * ny + tz * nz;
    tx -= d * nx;
    ty -= d * ny;
    tz -= d * nz;
    const l = Math.hypot(tx, ty, tz) || 1;
    tx /= l;
    ty /= l;
    tz /= l;
    frames.set([nx, ny, nz, tx, ty, tz, ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx], i * 9);
  }
  return frames;
}
