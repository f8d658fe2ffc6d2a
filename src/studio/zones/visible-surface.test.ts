import { expect, it } from "vitest";
import { flatCamera } from "../views/camera.ts";
import { findVisible, valueAt } from "./visible-surface.ts";

/** Two squares of edge 2, one behind the other. */
const positions = Float32Array.from([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0, -1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1]);
const quads = Uint32Array.from([0, 1, 2, 3, 4, 5, 6, 7]);
const middle = 4 * 8 + 4;

it("shows the nearer surface from either side", () => {
  const look = (z: number) => findVisible(positions, quads, flatCamera([0, 0, z], [0, 1, 0], [0, 0, 0], 4, { width: 8, height: 8 }));
  expect(look(1).triangle[middle] >> 1).toBe(1);
  expect(look(-1).triangle[middle] >> 1).toBe(0);
  expect(look(1).triangle[0]).toBe(-1);
});

it("leaves out what is further from the centre's plane than the camera's depth", () => {
  const shallow = flatCamera([0, 0, 1], [0, 1, 0], [0, 0, 0], 4, { width: 8, height: 8 }, 0.5);
  expect(findVisible(positions, quads, shallow).triangle[middle] >> 1).toBe(0);
});

it("interpolates attributes", () => {
  const surface = findVisible(positions, quads, flatCamera([0, 0, 1], [0, 1, 0], [0, 0, 0], 4, { width: 8, height: 8 }));
  const [x, y] = valueAt(surface, quads, positions, 3, middle);
  expect([x, y]).toEqual([0.25, -0.25]);
});
