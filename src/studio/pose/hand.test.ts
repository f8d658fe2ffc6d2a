import { describe, expect, it } from "vitest";
import { stickPerson } from "../films/stick-person.ts";
import { cross, dot, normalize, subtract, type Vec3 } from "../geometry/vector.ts";
import { palmNormal, shapeHand } from "./hand.ts";
import { Posture } from "./posture.ts";
import { type Skeleton, sides, skeletonOf } from "./skeleton.ts";

/** The stick person, index and little finger spread away from the middle one. */
function spreadHands(): Skeleton {
  const { bones } = stickPerson();
  const spread = bones.map((bone) => {
    const [, n, joint] = /^finger([2-5])-([23])/.exec(bone.name) ?? [];
    if (!n) return bone;
    const head: Vec3 = [bone.head[0], bone.head[1], bone.head[2] + 0.06 * (3 - Number(n)) * (Number(joint) - 1)];
    return { ...bone, head, tail: head };
  });
  return skeletonOf(spread);
}

describe.each(sides)("hand %s", (side) => {
  const shaped = (gather: number, curl: number): Posture => {
    const p = new Posture(spreadHands());
    shapeHand(p, side, { gather, curl });
    return p;
  };
  const last = (p: Posture, n: number): Vec3 => normalize(subtract(p.point(`finger${n}-3.${side}`), p.point(`finger${n}-2.${side}`)));
  const across = (p: Posture): Vec3 => {
    const middle = subtract(p.rest(`finger3-3.${side}`), p.rest(`finger3-1.${side}`));
    return normalize(cross(middle, palmNormal(p, side)));
  };

  it("leaves the fingers spread when they are neither bent nor gathered", () => {
    const p = shaped(0, 0);
    expect(Math.abs(dot(last(p, 2), across(p)))).toBeGreaterThan(0.1);
  });

  it("lays the fingers of a fist side by side, none sticking out to a side", () => {
    const p = shaped(0.6, 70);
    for (const n of [2, 3, 4, 5]) expect(Math.abs(dot(last(p, n), across(p))), `finger ${n}`).toBeLessThan(0.02);
  });
});
