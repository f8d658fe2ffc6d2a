import { expect, it } from "vitest";
import { aroundPoints, comeToStand, easyGait, setOff, strideState, walk } from "./gait.ts";
import { lasts } from "./timeline.ts";

it("a curve goes through its points and closes", () => {
  for (const [at, value] of easyGait.knee) expect(aroundPoints(easyGait.knee, at)).toBeCloseTo(value);
  expect(aroundPoints(easyGait.knee, 0.9999)).toBeCloseTo(aroundPoints(easyGait.knee, 0), 1);
});

it("the left leg does half a stride later what the right one does", () => {
  expect(strideState(easyGait, 0.5)["left hip bend"]).toBeCloseTo(strideState(easyGait, 0)["right hip bend"]!);
});

it("walks for as long as asked, ending where a stride ends", () => {
  const beats = walk(easyGait, 0, 2, 1.2);
  expect(lasts(beats)).toBeCloseTo(2.4);
  expect(beats.at(-1)?.to?.["right knee bend"]).toBeCloseTo(strideState(easyGait, 0)["right knee bend"]!);
});

it("sets off with small steps, and comes to stand with small ones", () => {
  const standing = { "right hip bend": 0, "right knee bend": 0 };
  const kneeAt = (beats: ReturnType<typeof walk>, i: number): number => beats.at(i)?.to?.["right knee bend"] ?? Number.NaN;
  const [first, last] = [walk(easyGait, 0.6, 0.5, 1.2), walk(easyGait, 0.5, 0.5, 1.2)];
  expect(kneeAt(setOff(standing, first), 0)).toBeLessThan(0.1 * kneeAt(first, 0));
  expect(kneeAt(setOff(standing, first), -1)).toBeCloseTo(kneeAt(first, -1));
  expect(kneeAt(comeToStand(standing, last), 0)).toBeGreaterThan(0.9 * kneeAt(last, 0));
  expect(kneeAt(comeToStand(standing, last), -1)).toBeCloseTo(0);
});
