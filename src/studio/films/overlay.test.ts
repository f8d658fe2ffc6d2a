import { describe, expect, it } from "vitest";
import { arrow, drawnLength, ledUpTo, sector, swing } from "./overlay.ts";

describe("swing", () => {
  it("keeps its distance from the centre and ends at the second direction", () => {
    const points = swing([1, 1, 0], [1, 0, 0], [0, 2, 0], 3, 8);
    for (const [x, y, z] of points) expect(Math.hypot(x - 1, y - 1, z)).toBeCloseTo(3);
    expect(points[8][1]).toBeCloseTo(4);
  });

  it("stays put when both directions are the same", () => {
    for (const p of swing([0, 0, 0], [1, 0, 0], [1, 0, 0], 2, 3)) expect(p).toEqual([2, 0, 0]);
  });
});

describe("marks", () => {
  it("are left out when there is nothing to show", () => {
    expect(arrow([[0, 0], [5, 0]], "red", 1)).toBe("");
    expect(arrow([[0, 0], [50, 0]], "red", 0)).toBe("");
    expect(sector([0, 0], [[3, 0], [3, 1]], "red", 1)).toBe("");
  });

  it("set out earlier where the way is short", () => {
    expect(ledUpTo([[10, 0], [12, 1], [14, 0]], 6)).toEqual([[4, 0], [10, 0], [12, 1], [14, 0]]);
    expect(ledUpTo([[10, 0], [14, 0]], 0)).toEqual([[10, 0], [14, 0]]);
    expect(ledUpTo([], 6)).toEqual([]);
  });

  it("put the arrow's tip at the end of the line", () => {
    expect(arrow([[0, 0], [30, 0], [60, 0]], "red", 1)).toContain('points="60.0,0.0 ');
    expect(drawnLength([[0, 0], [3, 4], [3, 10]])).toBe(11);
  });
});
