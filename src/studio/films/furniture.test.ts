import { expect, it } from "vitest";
import { vertexNormals } from "../mesh/normals.ts";
import { ball, roundedBox, tip } from "./furniture.ts";

it("a rounded box keeps its size and has its normals outwards", () => {
  const { positions, quads } = roundedBox([0, 5, 0], [4, 2, 6], 0.3);
  const heights = positions.filter((_, i) => i % 3 === 1);
  expect(Math.min(...heights)).toBeCloseTo(4, 5);
  expect(Math.max(...heights)).toBeCloseTo(6, 5);
  const normals = vertexNormals(positions, quads);
  for (let i = 0; i < positions.length; i += 3) {
    const outward = positions[i] * normals[i] + (positions[i + 1] - 5) * normals[i + 1] + positions[i + 2] * normals[i + 2];
    expect(outward).toBeGreaterThan(0);
  }
});

it("a ball is round and seen from outside", () => {
  const { positions, quads } = ball([1, 2, 3], 0.6);
  const normals = vertexNormals(positions, quads);
  for (let i = 0; i < positions.length; i += 3) {
    const away = [positions[i] - 1, positions[i + 1] - 2, positions[i + 2] - 3];
    expect(Math.hypot(...away)).toBeCloseTo(0.6, 5);
    expect(away[0] * normals[i] + away[1] * normals[i + 1] + away[2] * normals[i + 2]).toBeGreaterThan(0.5);
  }
});

it("tips the top of a thing backwards about its middle", () => {
  const points = Float32Array.from([1, 5, 2, 1, 4, 2]);
  tip(points, [0, 4, 2], 90);
  [1, 4, 1, 1, 4, 2].forEach((x, i) => expect(points[i]).toBeCloseTo(x, 5));
});
