import { describe, expect, it } from "vitest";
import { cross, dot, subtract, type Vec3 } from "../geometry/vector.ts";
import { applyState } from "./apply-state.ts";
import { partPoint } from "./hand-part.ts";
import { heldFrame, type HeldFrame } from "./held.ts";
import { type FilmScript, type Held } from "./script.ts";
import { stickPerson } from "./stick-person.ts";

const script: FilmScript = {
  key: "test", sex: "male", support: "floor", camera: { from: [0, 0, 40], at: [0, 0, 0], viewAngle: 20 },
  start: {}, beats: [], posterAt: 0,
};
const bent = applyState(stickPerson(), script, { "left elbow bend": 80, "right elbow bend": 60, "left arm turn": 20 });
const near = (a: Vec3, b: Vec3) => a.forEach((x, i) => expect(x).toBeCloseTo(b[i], 6));
/** Right-handed, or the faces of what is held would look inwards and not be drawn. */
const rightHanded = ({ axes: [x, y, z] }: HeldFrame) => expect(dot(cross(x, y), z)).toBeCloseTo(1, 6);

describe("a thing in the hands", () => {
  it("lies from one palm to the other", () => {
    const stick: Held = { grip: "in both palms", hand: "L", parts: [] };
    const frame = heldFrame(bent, stick);
    const [left, right] = [partPoint(bent, "L", "palm"), partPoint(bent, "R", "palm")];
    near(frame.origin, [0, 1, 2].map((c) => (left[c] + right[c]) / 2) as unknown as Vec3);
    expect(dot(frame.axes[1], subtract(right, left))).toBeCloseTo(Math.hypot(...subtract(right, left)), 6);
    rightHanded(frame);
  });

  it.each(["L", "R"] as const)("is held like a pen between finger and thumb, its tip away from the hand (%s)", (hand) => {
    const frame = heldFrame(bent, { grip: "like a pen", hand, parts: [] });
    near(frame.origin, partPoint(bent, hand, "pinch"));
    expect(dot(frame.axes[1], subtract(frame.origin, bent.point(`wrist.${hand}`)))).toBeGreaterThan(0);
    rightHanded(frame);
  });
});
