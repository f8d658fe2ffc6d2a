import { describe, expect, it } from "vitest";
import { turn } from "../geometry/rotation.ts";
import { length, subtract, type Vec3 } from "../geometry/vector.ts";
import { Posture } from "./posture.ts";
import { fitSkeleton, skeletonOf } from "./skeleton.ts";
import { skin, weightOf } from "./skin.ts";
import { arm, jointAngle, reach, solveTwoBones } from "./two-bone.ts";

/** A trunk along y with a straight left arm along x: shoulder at 1, elbow at 4, wrist at 6. */
const skeleton = skeletonOf([
  { name: "root", parent: -1, head: [0, 0, 0], tail: [0, 5, 0] },
  { name: "upperarm01.L", parent: 0, head: [1, 5, 0], tail: [4, 5, 0] },
  { name: "lowerarm01.L", parent: 1, head: [4, 5, 0], tail: [6, 5, 0] },
  { name: "wrist.L", parent: 2, head: [6, 5, 0], tail: [7, 5, 0] },
]);
const near = (a: Vec3, b: Vec3) => a.forEach((x, i) => expect(x).toBeCloseTo(b[i], 6));

describe("fitSkeleton", () => {
  it("puts joints at the mean of their vertices", () => {
    const fitted = fitSkeleton([{ name: "a", parent: -1 }], { a____head: [0, 1], a____tail: [1] }, Float32Array.from([0, 0, 0, 2, 4, 6]));
    expect(fitted.bones[0]).toEqual({ name: "a", parent: -1, head: [1, 2, 3], tail: [2, 4, 6] });
  });

  it("names a joint without vertices", () => {
    expect(() => fitSkeleton([{ name: "a", parent: -1 }], {}, new Float32Array(0))).toThrow("a____head");
  });
});

describe("Posture", () => {
  it("carries the children along", () => {
    const p = new Posture(skeleton);
    p.turn("upperarm01.L", [0, 0, 1], -90);
    near(p.point("wrist.L"), [1, 0, 0]);
  });

  it("turns about world axes even when the parent is turned", () => {
    const p = new Posture(skeleton);
    p.placement = { rotation: turn([0, 1, 0], 90), offset: [0, 0, 10] };
    near(p.point("wrist.L"), [0, 5, 4]);
    p.turn("lowerarm01.L", [1, 0, 0], 90);
    near(p.point("wrist.L"), [0, 7, 6]);
  });

  it("aims a bone and twists it about its own line", () => {
    const p = new Posture(skeleton);
    p.aim("upperarm01.L", [1, 5, 0], [4, 5, 0], [0, 0, 1]);
    near(p.point("lowerarm01.L"), [1, 5, 3]);
    p.twistTo("upperarm01.L", [1, 5, 0], [4, 5, 0], [0, 1, 0], [1, 0, 0]);
    near(p.direction("upperarm01.L", [0, 1, 0]), [1, 0, 0]);
    near(p.point("lowerarm01.L"), [1, 5, 3]);
  });
});

describe("skin", () => {
  it("blends the bones' movements by weight", () => {
    const p = new Posture(skeleton);
    p.turn("lowerarm01.L", [0, 0, 1], 90);
    const weights = { boneIndex: Uint16Array.from([1, 2, 0, 0]), boneWeight: Float32Array.from([0.5, 0.5, 0, 0]) };
    near([...skin(Float32Array.from([6, 5, 0]), weights, p.matrices())] as unknown as Vec3, [5, 6, 0]);
    expect(weightOf(weights, ["root", "upperarm01.L", "lowerarm01.L"], /^lower/)[0]).toBe(0.5);
  });
});

describe("two-bone inverse kinematics", () => {
  it("reaches what is in reach, bulging to the side asked for", () => {
    const { middle, end } = solveTwoBones([0, 0, 0], [0, -4, 0], 3, 2, [0, 0, 1]);
    near(end, [0, -4, 0]);
    expect(length(middle)).toBeCloseTo(3);
    expect(length(subtract(end, middle))).toBeCloseTo(2);
    expect(middle[2]).toBeGreaterThan(0);
  });

  it("stretches towards what is out of reach", () => {
    const { end } = solveTwoBones([0, 0, 0], [0, -40, 0], 3, 2, [0, 0, 1]);
    expect(end[1]).toBeCloseTo(-5, 1);
  });

  it("bends a posed limb to a world point", () => {
    const p = new Posture(skeleton);
    p.turn("root", [0, 1, 0], 30);
    reach(p, arm("L"), [3, 3, 2], [0, -1, 0]);
    near(p.point("wrist.L"), [3, 3, 2]);
    expect(jointAngle(p, arm("L"))).toBeLessThan(150);
  });
});
