import { type Figure } from "../human/figure.ts";
import { findNeighbours, smooth } from "../mesh/adjacency.ts";
import { vertexNormals } from "../mesh/normals.ts";
import type { Look, MeshMessage } from "./messages.ts";

export const base64 = (values: Float32Array | Uint32Array): string =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString("base64");

export function trianglesOf(quads: Uint32Array): Uint32Array {
  const out = new Uint32Array((quads.length / 4) * 6);
  for (let q = 0, k = 0; q < quads.length; q += 4) {
    for (const corner of [0, 1, 2, 0, 2, 3]) out[k++] = quads[q + corner];
  }
  return out;
}

/** How much the surface's own detail is exaggerated for shading, and over how many smoothing passes it is measured. */
const exaggeration = 1.1;
const detailPasses = 14;
/** Height above the smoothed surface, decimetres, that counts as a full ridge. */
const fullRelief = 0.055;

const neighboursOf = new WeakMap<Uint32Array, ReturnType<typeof findNeighbours>>();

/** @param positions of the fine mesh as posed, decimetres */
export function bodyMessage(name: string, figure: Figure, positions: Float32Array, look: Look, first: boolean): MeshMessage {
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
  return { name, index: base64(trianglesOf(quads)), attributes: { ...moving, neutral: base64(figure.fineNeutral) }, look };
}
