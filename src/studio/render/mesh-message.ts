import { length, subtract, type Vec3 } from "../geometry/vector.ts";
import { type Figure } from "../human/figure.ts";
import { findNeighbours, smooth } from "../mesh/adjacency.ts";
import { vertexNormals } from "../mesh/normals.ts";
import type { Look, MeshMessage } from "./messages.ts";

export const base64 = (values: Float32Array | Uint32Array): string =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString("base64");

/** A ball, decimetres. */
export interface Ball {
  readonly centre: Vec3;
  readonly radius: number;
}

/** Two triangles a quad, but only of quads that begin at a vertex to be shown. */
export function trianglesOf(quads: Uint32Array, shown: (vertex: number) => boolean = () => true): Uint32Array {
  const out: number[] = [];
  for (let q = 0; q < quads.length; q += 4) {
    if (!shown(quads[q])) continue;
    for (const corner of [0, 1, 2, 0, 2, 3]) out.push(quads[q + corner]);
  }
  return Uint32Array.from(out);
}

const shownIn = (part: Ball | Uint8Array, positions: Float32Array) => (vertex: number): boolean => {
  if (part instanceof Uint8Array) return part[vertex] === 1;
  const [x, y, z] = positions.subarray(vertex * 3, vertex * 3 + 3);
  return length(subtract([x, y, z], part.centre)) <= part.radius;
};

/** How much the surface's own detail is exaggerated for shading, and over how many smoothing passes it is measured. */
const exaggeration = 1.1;
const detailPasses = 14;
/** Height above the smoothed surface, decimetres, that counts as a full ridge. */
const fullRelief = 0.055;

const neighboursOf = new WeakMap<Uint32Array, ReturnType<typeof findNeighbours>>();

/** @param positions of the fine mesh as posed, decimetres @param part leaves out what lies outside a ball, for close-ups, or the vertices marked 0 */
export function bodyMessage(name: string, figure: Figure, positions: Float32Array, look: Look, first: boolean, part?: Ball | Uint8Array): MeshMessage {
  const { quads, vertexCount } = figure.fine;
  if (!neighboursOf.has(quads)) neighboursOf.set(quads, findNeighbours(vertexCount, quads));
  const neighbours = neighboursOf.get(quads)!;
  const normal = vertexNormals(positions, quads);
  const softened = smooth(positions, 3, neighbours, detailPasses, 0.6);
  const emphasised = positions.map((x, i) => x + exaggeration * (x - softened[i]));
  const relief = new Float32Array(vertexCount);
  for (let i = 0; i < vertexCount; i++) {
    let height = 0;
    for (let c = i * 3; c < i * 3 + 3; c++) height += (positions[c] - softened[c]) * normal[c];
    relief[i] = height / fullRelief;
  }
  const moving = {
    position: base64(positions),
    normal: base64(normal),
    shape: base64(vertexNormals(emphasised, quads)),
    relief: base64(smooth(relief, 1, neighbours, 2, 0.5)),
  };
  if (!first) return { name, attributes: moving, look };
  const index = base64(trianglesOf(quads, part && shownIn(part, positions)));
  // The fine mesh begins with the vertices of the coarse one, which throws the same shadow but for a hair's breadth.
  const whole = part ? {} : { shadowIndex: base64(trianglesOf(figure.mush.quads)), closed: true };
  return { name, index, ...whole, attributes: { ...moving, neutral: base64(figure.fineNeutral) }, look };
}

/** Furniture and floor, in one colour. */
export function plainMessage(name: string, positions: Float32Array, quads: Uint32Array, look: Look): MeshMessage {
  const normal = base64(vertexNormals(positions, quads));
  const nothing = base64(new Float32Array(positions.length));
  const relief = base64(new Float32Array(positions.length / 3));
  const attributes = { position: base64(positions), normal, shape: normal, neutral: nothing, relief };
  return { name, index: base64(trianglesOf(quads)), closed: true, attributes, look };
}
