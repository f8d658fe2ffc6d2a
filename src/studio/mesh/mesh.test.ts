import { describe, expect, it } from "vitest";
import { findNeighbours, smooth } from "./adjacency.ts";
import { applyDeltaMush, bindDeltaMush } from "./delta-mush.ts";
import { vertexNormals } from "./normals.ts";
import { chain, refine, subdivide } from "./subdivide.ts";

/** A cube of edge 2 about the origin, its quads counter-clockwise from outside. */
const corners = Float32Array.from([
  -1, -1, -1, 1, -1, -1, 1, 1, -1, -1, 1, -1, -1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1,
]);
const cube = Uint32Array.from([0, 3, 2, 1, 4, 5, 6, 7, 0, 1, 5, 4, 2, 3, 7, 6, 1, 2, 6, 5, 0, 4, 7, 3]);

/** A flat sheet of n by n unit quads in the plane z = 0. */
function sheet(n: number) {
  const positions: number[] = [];
  const quads: number[] = [];
  for (let y = 0; y <= n; y++) for (let x = 0; x <= n; x++) positions.push(x, y, 0);
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const a = y * (n + 1) + x;
      quads.push(a, a + 1, a + n + 2, a + n + 1);
    }
  }
  return { positions: Float32Array.from(positions), quads: Uint32Array.from(quads) };
}

describe("neighbours and smoothing", () => {
  const neighbours = findNeighbours(8, cube);

  it("finds the three neighbours of a cube's corner", () => {
    const own = neighbours.list.slice(neighbours.start[0], neighbours.start[1]);
    expect([...own].sort()).toEqual([1, 3, 4]);
  });

  it("shrinks towards the neighbours' mean, and only where the mask allows", () => {
    const mask = new Float32Array(8).fill(1);
    mask[6] = 0;
    const out = smooth(corners, 3, neighbours, 1, 1, mask);
    expect(out[0]).toBeCloseTo(-1 / 3);
    expect([...out.slice(18, 21)]).toEqual([1, 1, 1]);
  });
});

describe("vertex normals", () => {
  it("point outwards from a cube's corners", () => {
    const n = vertexNormals(corners, cube);
    for (let i = 0; i < 24; i++) expect(n[i]).toBeCloseTo(corners[i] / Math.sqrt(3), 5);
  });
});

describe("subdivision", () => {
  const fine = subdivide(8, cube);

  it("makes a vertex for each vertex, edge and face, and four quads of one", () => {
    expect(fine.vertexCount).toBe(8 + 12 + 6);
    expect(fine.quads.length / 4).toBe(24);
  });

  it("has weights that add up to one", () => {
    const ones = refine(fine, new Float32Array(8).fill(1), 1);
    for (const x of ones) expect(x).toBeCloseTo(1, 5);
  });

  it("puts a cube's corner where Catmull and Clark say: 5/9 of the way out", () => {
    const p = refine(fine, corners, 3);
    expect(p[0]).toBeCloseTo(-5 / 9, 5);
  });

  it("chains two steps into one", () => {
    const second = subdivide(fine.vertexCount, fine.quads);
    const stepwise = refine(second, refine(fine, corners, 3), 3);
    refine(chain(fine, second), corners, 3).forEach((x, i) => expect(x).toBeCloseTo(stepwise[i], 5));
  });

  it("keeps the straight border of a sheet straight", () => {
    const flat = sheet(3);
    const p = refine(subdivide(16, flat.quads), flat.positions, 3);
    let lowest = Infinity;
    for (let i = 1; i < p.length; i += 3) lowest = Math.min(lowest, p[i]);
    expect(lowest).toBeCloseTo(0, 6);
  });
});

describe("delta mush", () => {
  it("gives the rest shape back unchanged", () => {
    const flat = sheet(4);
    flat.positions[12 * 3 + 2] = 0.7;
    const mush = bindDeltaMush(flat.positions, flat.quads, findNeighbours(25, flat.quads));
    const out = applyDeltaMush(mush, flat.positions);
    flat.positions.forEach((x, i) => expect(out[i]).toBeCloseTo(x, 4));
  });

  it("turns the detail with the surface", () => {
    const flat = sheet(4);
    flat.positions[12 * 3 + 2] = 0.7;
    const mush = bindDeltaMush(flat.positions, flat.quads, findNeighbours(25, flat.quads));
    const turned = Float32Array.from(flat.positions);
    for (let i = 0; i < 25; i++) turned.set([flat.positions[i * 3], -flat.positions[i * 3 + 2], flat.positions[i * 3 + 1]], i * 3);
    const out = applyDeltaMush(mush, turned);
    expect(out[12 * 3 + 1]).toBeCloseTo(-0.7, 4);
  });
});
