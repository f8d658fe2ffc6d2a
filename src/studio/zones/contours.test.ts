import { describe, expect, it } from "vitest";
import { findArcs, simplifyArc, smoothArc } from "./contours.ts";
import type { LabelImage } from "./label-image.ts";
import { pathData, ringsOf } from "./paths.ts";

const imageOf = (...rows: string[]): LabelImage => ({ width: rows[0].length, height: rows.length, labels: Uint16Array.from(rows.join(""), Number) });

/** Area by the shoelace rule; positive when the inside is on the right in a picture with y downwards. */
function area(ring: readonly (readonly [number, number])[]): number {
  let twice = 0;
  for (let i = 0; i + 1 < ring.length; i++) twice += ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
  return twice / 2;
}

const halves = imageOf("0000", "0120", "0120", "0000");

describe("arcs", () => {
  it("gives two zones side by side three arcs: the shared border and two outer ones", () => {
    const arcs = findArcs(halves);
    expect(arcs.map(({ left, right }) => [left, right].sort().join("")).sort()).toEqual(["01", "02", "12"]);
  });

  it("closes the border of a lone zone", () => {
    const [arc] = findArcs(imageOf("000", "010", "000"));
    expect(arc.points[0]).toEqual(arc.points[arc.points.length - 1]);
    expect(arc.points).toHaveLength(5);
  });

  it("keeps an arc's ends when smoothing, and moves the corners between", () => {
    const arc = { points: [[0, 0], [1, 0], [1, 1], [2, 1]] as const, left: 1, right: 2 };
    const soft = smoothArc(arc, 2);
    expect([soft.points[0], soft.points[3]]).toEqual([[0, 0], [2, 1]]);
    expect(soft.points[1][1]).toBeGreaterThan(0);
  });

  it("drops points on a straight line and keeps corners", () => {
    const arc = { points: [[0, 0], [1, 0.1], [2, 0], [2, 5]] as const, left: 1, right: 2 };
    expect(simplifyArc(arc, 0.5).points).toEqual([[0, 0], [2, 0], [2, 5]]);
  });
});

describe("rings", () => {
  it("cover each zone's area exactly, without gap or overlap", () => {
    const rings = ringsOf(findArcs(halves));
    expect(rings.get(1)!.map(area)).toEqual([2]);
    expect(rings.get(2)!.map(area)).toEqual([2]);
  });

  it("walk holes the other way round", () => {
    const rings = ringsOf(findArcs(imageOf("111", "121", "111")));
    expect(rings.get(1)!.map(area).sort((a, b) => a - b)).toEqual([-1, 9]);
    expect(rings.get(2)!.map(area)).toEqual([1]);
  });
});

it("pathData writes relative whole numbers", () => {
  expect(pathData([[[10, 10], [20, 10], [20, 5.2], [10, 10]]])).toBe("M10 10l10 0 0-5z");
});
