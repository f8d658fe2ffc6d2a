import { describe, expect, it } from "vitest";
import type { Vec3 } from "../geometry/vector.ts";
import { jointAngle, leg } from "../pose/two-bone.ts";
import { applyState, ballsOfFeet, findOffset } from "./apply-state.ts";
import type { FilmScript } from "./script.ts";
import { stickPerson } from "./stick-person.ts";

const skeleton = stickPerson();
const script: FilmScript = {
  key: "test", sex: "male", support: "floor", camera: { from: [0, 0, 40], at: [0, 0, 0], viewAngle: 20 },
  start: {}, beats: [], levelFeet: true, posterAt: 0,
};

describe("applyState", () => {
  it("bends knees by the angle asked for", () => {
    const p = applyState(skeleton, script, { "left hip bend": 45, "left knee bend": 90 });
    expect(jointAngle(p, leg("L"))).toBeCloseTo(88, 0);
    expect(jointAngle(p, leg("R"))).toBeGreaterThan(176);
  });

  it("keeps upright legs upright when the pelvis leans and the hips bend as much", () => {
    const p = applyState(skeleton, script, { lean: 40, "left hip bend": 40, "right hip bend": 40 });
    const [hip, ankle] = [p.point("upperleg01.L"), p.point("foot.L")];
    expect(Math.abs(ankle[2] - hip[2])).toBeLessThan(0.4);
  });

  it("keeps soles level in a squat", () => {
    const p = applyState(skeleton, script, { "left hip bend": 80, "right hip bend": 80, "left knee bend": 80, "right knee bend": 80 });
    expect(p.point("foot.L")[1] - p.point("toe2-1.L")[1]).toBeCloseTo(0.5, 2);
  });

  it("lays the body on its back with the face up", () => {
    const p = applyState(skeleton, { ...script, support: "couch on the back" }, {});
    expect(p.direction("root", [0, 0, 1])[1]).toBeCloseTo(1);
    expect(p.point("head")[2]).toBeLessThan(-6);
  });

  it("keeps hands that hold the room where they hold it", () => {
    const rail = { bone: "room", shift: [1, 3, 2.5], palm: [0, -1, 0], elbow: [1, -1, 0], fingers: [0, 0, 1] } as const;
    const offset: Vec3 = [0, -0.4, 0.2];
    const p = applyState(skeleton, { ...script, hands: { L: rail } }, { lean: 10 }, offset);
    p.point("wrist.L").forEach((x, i) => expect(x + offset[i]).toBeCloseTo(rail.shift[i], 1));
  });
});

describe("findOffset", () => {
  it("leaves the foot that carries the weight where it stood", () => {
    const stood = ballsOfFeet(applyState(skeleton, script, {}));
    const step = applyState(skeleton, script, { "left hip bend": 50, "left knee bend": 60 });
    const [x, , z] = findOffset(step, "floor", -8, stood);
    expect(ballsOfFeet(step)[1][0] + x).toBeCloseTo(stood[1][0], 2);
    expect(ballsOfFeet(step)[1][2] + z).toBeCloseTo(stood[1][2], 2);
  });

  it("keeps the foot on the step that carries, though the other one goes lower", () => {
    const stood = ballsOfFeet(applyState(skeleton, script, {}));
    const down = applyState(skeleton, script, { "right hip bend": 50, "right knee bend": 60 });
    const [, , z] = findOffset(down, "floor", -8, stood, "R");
    expect(ballsOfFeet(down)[1][2] + z).toBeCloseTo(stood[1][2], 5);
  });

  it("sets the lowest point on the support, a little sunk in", () => {
    const p = applyState(skeleton, script, {});
    expect(findOffset(p, "seat", -1, ballsOfFeet(p))).toEqual([0, 0.88, 0]);
  });
});
