import { expect, it } from "vitest";
import { aroundPoints, easyGait, strideState, walk } from "./gait.ts";
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
