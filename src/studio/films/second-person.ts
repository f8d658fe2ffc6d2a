import { compose, turn } from "../geometry/rotation.ts";
import { mix, subtract } from "../geometry/vector.ts";
import { type Figure, pose } from "../human/figure.ts";
import { refine } from "../mesh/subdivide.ts";
import { Posture } from "../pose/posture.ts";
import { sides } from "../pose/skeleton.ts";
import { weightOf } from "../pose/skin.ts";
import { angle, type BodyState } from "./body-state.ts";
import { poseHelpingArm } from "./pose-arm.ts";
import type { Helper } from "./script.ts";
import type { FindSkin } from "./skin-point.ts";

/** The helper's movements, named as the helper's own. */
const own = (state: BodyState): BodyState => ({
  "left hand": angle(state, "helper left hand"),
  "right hand": angle(state, "helper right hand"),
  "left curl": angle(state, "helper left curl"),
  "right curl": angle(state, "helper right curl"),
});

/** Poses the arms of a second person, whose hands touch the first one's body. */
export function makeHelper(figure: Figure, helper: Helper, findSkin: FindSkin): (state: BodyState, body: Posture) => Float32Array {
  return (state, body) => {
    const p = new Posture(figure.skeleton);
    p.placement = { rotation: compose(turn([0, 1, 0], helper.facing), turn([1, 0, 0], helper.lean ?? 0)), offset: [0, 0, 0] };
    p.placement = { ...p.placement, offset: subtract(helper.shoulders, mix(p.point("upperarm01.L"), p.point("upperarm01.R"), 0.5)) };
    for (const side of sides) {
      const way = helper.hands[side];
      if (way) poseHelpingArm(p, side, way, own(state), body, findSkin);
    }
    return pose(figure, p);
  };
}

/** For each vertex of the fine mesh, whether it belongs to an arm the helper uses: nothing else of a helper is drawn. */
export function helpingArms(figure: Figure, helper: Helper): Uint8Array {
  const used = sides.filter((side) => helper.hands[side]).join("");
  const names = figure.skeleton.bones.map((b) => b.name);
  const arms = refine(figure.fine, weightOf(figure.weights, names, new RegExp(`^(upperarm|lowerarm|wrist|finger|metacarpal).*[.][${used}]$`)), 1);
  return Uint8Array.from(arms, (w) => (w > 0.5 ? 1 : 0));
}
