import { describe, expect, it } from "vitest";
import { angleAbout, between, compose, inverse, rotate, turn } from "./rotation.ts";
import type { Vec3 } from "./vector.ts";

const near = (a: Vec3, b: Vec3) => a.forEach((x, i) => expect(x).toBeCloseTo(b[i]!, 9));

describe("rotation", () => {
  it("turns right-handed about an axis", () => near(rotate(turn([0, 0, 1], 90), [1, 0, 0]), [0, 1, 0]));

  it("composes with the second one first", () => {
    const both = compose(turn([1, 0, 0], 90), turn([0, 0, 1], 90));
    near(rotate(both, [1, 0, 0]), [0, 0, 1]);
  });

  it("undoes itself", () => {
    const r = turn([1, 2, 3], 77);
    near(rotate(inverse(r), rotate(r, [4, 5, 6])), [4, 5, 6]);
  });

  it("finds the shortest way between directions, opposite ones too", () => {
    near(rotate(between([1, 0, 0], [0, 5, 0]), [2, 0, 0]), [0, 2, 0]);
    near(rotate(between([0, 1, 0], [0, -1, 0]), [0, 1, 0]), [0, -1, 0]);
  });

  it("measures a signed angle about an axis", () => {
    expect(angleAbout([0, 1, 0], [0, 3, 1], [1, -2, 0])).toBeCloseTo(90);
    expect(angleAbout([0, 1, 0], [1, 0, 0], [0, 0, 1])).toBeCloseTo(-90);
  });
});
