import { describe, expect, it } from "vitest";
import { classify } from "./classify.ts";
import type { Place } from "./place.ts";

/** A place on the trunk unless told otherwise: the limbs' coordinates say it is far from them. */
const place = (at: Partial<Place>): Place => ({
  x: 0, y: 0, z: 1, digits: Array<number>(11).fill(0), alongUpperArm: -1, alongForearm: -1, alongHand: -1, acrossArm: 0, acrossHand: 0,
  alongThigh: -1, alongShin: -1, acrossLeg: 0, facing: "front", close: false, ...at,
});

describe("classify", () => {
  it("tells front from back on the trunk", () => {
    expect(classify(place({ x: 0.1, y: 1.7 }))).toBe("navel");
    expect(classify(place({ x: 0.1, y: 1.7, facing: "back" }))).toBe("lower_lumbar");
    expect(classify(place({ x: 0.1, y: 4.4, facing: "back" }))).toBe("between_shoulder_blades");
    expect(classify(place({ x: 0.8, y: 4.4, facing: "back" }))).toBe("shoulder_blade");
  });

  it("knows inner from outer side of elbow and knee", () => {
    const elbow = { x: 3.1, y: 3.5, alongUpperArm: 0.98, alongForearm: 0.02 };
    expect(classify(place({ ...elbow, acrossArm: 0.3 }))).toBe("elbow_outer");
    expect(classify(place({ ...elbow, acrossArm: -0.3 }))).toBe("elbow_inner");
    expect(classify(place({ ...elbow, facing: "back" }))).toBe("elbow_tip");
    const knee = { x: 1.6, y: -3.7, alongThigh: 0.99, alongShin: 0.01 };
    expect(classify(place({ ...knee, acrossLeg: 0 }))).toBe("kneecap");
    expect(classify(place({ ...knee, acrossLeg: -0.4 }))).toBe("knee_inner");
  });

  it("splits hands and feet in close-ups only", () => {
    const digits = Array.from({ length: 11 }, (_, i) => (i === 1 ? 0.9 : 0));
    const finger = { x: 4.5, y: 1.8, alongHand: 1.3, digits };
    expect(classify(place(finger))).toBe("fingers");
    expect(classify(place({ ...finger, close: true }))).toBe("index_finger");
    const sole = { x: 2.2, y: -8.2, z: -0.3, facing: "sole", close: true } as const;
    expect(classify(place(sole))).toBe("heel_sole");
  });

  it("finds the parts of a face", () => {
    expect(classify(place({ x: 0.32, y: 7.25, z: 1.4 }))).toBe("eye");
    expect(classify(place({ x: 0.05, y: 6.95, z: 1.65 }))).toBe("nose");
    expect(classify(place({ x: 0.6, y: 6.95, z: 0.7, close: true }))).toBe("jaw_joint");
    expect(classify(place({ x: 0.1, y: 6.4, z: -0.4, facing: "back" }))).toBe("skull_base");
  });
});
