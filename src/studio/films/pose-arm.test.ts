import { describe, expect, it } from "vitest";
import { dot, length, subtract, type Vec3 } from "../geometry/vector.ts";
import { handAxes, palmNormal } from "../pose/hand.ts";
import { applyState } from "./apply-state.ts";
import type { BodyState } from "./body-state.ts";
import { partPoint } from "./hand-part.ts";
import { type FilmScript, hanging, type HandPath, type HandPlace } from "./script.ts";
import { type FindSkin, overSkin } from "./skin-point.ts";
import { stickPerson } from "./stick-person.ts";

const skeleton = stickPerson();
const script: FilmScript = {
  key: "test", sex: "male", support: "floor", camera: { from: [0, 0, 40], at: [0, 0, 0], viewAngle: 20 },
  start: {}, beats: [], posterAt: 0,
};
const posed = (state: BodyState, hands: Partial<Record<"L" | "R", HandPath>> = {}, findSkin?: FindSkin) =>
  applyState(skeleton, { ...script, hands }, state, [0, 0, 0], findSkin);
const near = (a: Vec3, b: Vec3, digits = 2) => a.forEach((x, i) => expect(x).toBeCloseTo(b[i], digits));

describe("an arm by its own angles", () => {
  it("lifts out to the side", () => {
    const p = posed({ "left arm out": 82 });
    const upper = subtract(p.point("lowerarm01.L"), p.point("upperarm01.L"));
    expect(upper[0] / length(upper)).toBeGreaterThan(0.99);
  });

  it("turns the forearm outwards when the upper arm turns, on both sides alike", () => {
    const p = posed({ "left elbow bend": 80, "right elbow bend": 80, "left arm turn": 50, "right arm turn": 50 });
    const out = (side: "L" | "R") => (p.point(`wrist.${side}`)[0] - p.point(`lowerarm01.${side}`)[0]) * (side === "L" ? 1 : -1);
    expect(out("L")).toBeGreaterThan(1);
    expect(out("L")).toBeCloseTo(out("R"), 6);
  });

  it("turns the palm up with the forearm", () => {
    const palm = (turned: number) => {
      const p = posed({ "left elbow bend": 80, "left forearm turn": turned });
      return p.direction("wrist.L", palmNormal(p, "L"))[1];
    };
    expect(palm(104)).toBeGreaterThan(0.95);
    expect(palm(-76)).toBeLessThan(-0.95);
  });
});

describe("hands on their way", () => {
  const before: HandPlace = { bone: "room", shift: [1, 3, 2.4], palm: [0, -1, 0], fingers: [0, 0, 1], elbow: [1, -1, 0] };
  const higher: HandPlace = { ...before, shift: [0.6, 4.4, 2.2], part: "middle" };
  const path: { L: HandPath } = { L: [hanging, before, higher] };

  it("leave the arm as it hangs at the first place and end at the last", () => {
    near(posed({}, path).point("wrist.L"), posed({}).point("wrist.L"), 6);
    near(posed({ "left hand": 1 }, path).point("wrist.L"), [1, 3, 2.4]);
    near(partPoint(posed({ "left hand": 2 }, path), "L", "middle"), [0.6, 4.4, 2.2]);
  });

  it("do not jump where a place is passed", () => {
    const wrists = [0, 0.001, 0.999, 1, 1.001, 1.999, 2].map((at) => posed({ "left hand": at }, path).point("wrist.L"));
    for (const [i, j] of [[0, 1], [2, 3], [3, 4], [5, 6]] as const) expect(length(subtract(wrists[i], wrists[j]))).toBeLessThan(0.02);
  });

  it("let go of hanging without a jerk of elbow or shoulder", () => {
    for (const joint of ["shoulder01.L", "lowerarm01.L"]) {
      const [hung, leaving] = [0, 0.01].map((at) => posed({ "left hand": at }, path).point(joint));
      expect(length(subtract(hung, leaving))).toBeLessThan(0.03);
    }
  });

  it("do not swing out between two near places after a long way", () => {
    const touching: HandPlace = { ...higher, shift: [0.6, 4.4, 2.1] };
    const heights = [2, 2.25, 2.5, 2.75, 3].map((at) => partPoint(posed({ "left hand": at }, { L: [hanging, before, higher, touching] }), "L", "middle")[1]);
    for (const height of heights) expect(Math.abs(height - 4.4)).toBeLessThan(0.03);
  });

  it("mirror for the other side", () => {
    const [left, right] = (["L", "R"] as const).map((side) => posed({}, { [side]: before }).point(`wrist.${side}`));
    near(right, [-left[0], left[1], left[2]], 6);
  });
});

describe("hands that touch", () => {
  it("follow the other hand, whichever is posed first", () => {
    const tip: HandPlace = { bone: "other hand", shift: [0, 0.5, -0.2], part: "index", palm: [0, 0, 1], fingers: [-1, 0, 0], elbow: [1, -1, 0.5] };
    for (const [side, other, own] of [["L", "R", "right"], ["R", "L", "left"]] as const) {
      const p = posed({ [`${own} elbow bend`]: 90, [`${own} arm turn`]: -85, [`${own} arm forward`]: 35 }, { [side]: tip });
      const [thumb, fingers, palm] = handAxes(p, other);
      const unit = length(subtract(p.rest(`finger3-1.${other}`), p.rest(`wrist.${other}`)));
      const away = subtract(partPoint(p, side, "index"), p.point(`wrist.${other}`));
      const along = (axis: Vec3) => dot(away, p.direction(`wrist.${other}`, axis)) / unit;
      near([along(thumb), along(fingers), along(palm)], [0, 0.5, -0.2]);
    }
  });

  it("lie on skin that moves with its bones and swells with breath", () => {
    const point = { bones: [{ name: "spine02", weight: 1 }], rest: [0.5, 3.5, 1.2], normal: [0, 0, 1], swell: [0, 0, 0.2] } as const;
    const place: HandPlace = { bone: "skin", shift: [0.5, 3.5, 1], part: "palm", above: 0.1, palm: [0, 0, -1], fingers: [-1, 0, 0], elbow: [1, -1, 0] };
    const p = posed({ "back bend": 20, breath: 1 }, { L: place }, () => point);
    near(partPoint(p, "L", "palm"), p.point("spine02", [0.5, 3.5, 1.5]));
    near(overSkin(p, point, 0.1, 1), p.point("spine02", [0.5, 3.5, 1.5]), 6);
  });

  it("need a figure for skin", () => {
    expect(() => posed({}, { L: { bone: "skin", shift: [0, 0, 0], palm: [0, 0, 1], fingers: [1, 0, 0], elbow: [1, 0, 0] } })).toThrow("needs a figure");
  });
});
