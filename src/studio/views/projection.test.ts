import { describe, expect, it } from "vitest";
import { flatCamera, project, resized } from "./camera.ts";
import { flatMatrix, frameFacing, perspectiveMatrix, shifted, toPicture } from "./projection.ts";

const pixels = { width: 400, height: 200 };
const close = (a: readonly number[], b: readonly number[]) => a.forEach((x, i) => expect(x).toBeCloseTo(b[i], 6));

describe("a flat camera", () => {
  it("sees the person's left at the right of a picture from the front, at the left of one from behind", () => {
    expect(project(flatCamera([0, 0, 1], [0, 1, 0], [0, 0, 0], 10, pixels), [1, 0, 0])[0]).toBe(220);
    expect(project(flatCamera([0, 0, -1], [0, 1, 0], [0, 0, 0], 10, pixels), [1, 0, 0])[0]).toBe(180);
  });

  it("agrees with the matrix the renderer uses", () => {
    const camera = flatCamera([1, 0.5, 2], [0, 1, 0], [1, 2, 3], 8, pixels);
    const matrix = flatMatrix(frameFacing([1, 0.5, 2], [0, 1, 0]), [1, 2, 3], 8, 4, 50);
    close(toPicture(matrix, [2, 3, 1], 400, 200), project(camera, [2, 3, 1]).slice(0, 2));
  });

  it("keeps its view when resized", () => {
    const small = flatCamera([0, 0, 1], [0, 1, 0], [0, 0, 0], 10, pixels);
    close(project(resized(small, 2), [1, 2, 0]), [440, 120, 0]);
  });
});

describe("a perspective camera", () => {
  const matrix = perspectiveMatrix([0, 0, 10], [0, 0, 0], [0, 1, 0], 90, 2);

  it("has its target in the middle and the view angle from bottom to top", () => {
    close(toPicture(matrix, [0, 0, 0], 400, 200), [200, 100]);
    close(toPicture(matrix, [0, 10, 0], 400, 200), [200, 0]);
  });

  it("shifts by parts of a pixel whatever the distance", () => {
    const moved = shifted(matrix, 0.5, -0.25, 400, 200);
    close(toPicture(moved, [3, 1, 4], 400, 200), toPicture(matrix, [3, 1, 4], 400, 200).map((v, i) => v + [0.5, 0.25][i]));
  });
});
