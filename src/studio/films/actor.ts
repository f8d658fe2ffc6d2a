import { type Figure, pose } from "../human/figure.ts";
import { breathOf, smileOf } from "../human/flesh.ts";
import { mix, subtract, type Vec3 } from "../geometry/vector.ts";
import type { Posture } from "../pose/posture.ts";
import { type Side, sign } from "../pose/skeleton.ts";
import { applyState, ballsOfFeet, findOffset } from "./apply-state.ts";
import { angle, type BodyState } from "./body-state.ts";
import type { FilmScript } from "./script.ts";
import { type FindSkin, skinOf } from "./skin-point.ts";

/** The body in one state, resting on its support. */
export interface Acted {
  readonly posture: Posture;
  /** of the fine mesh, decimetres */
  readonly positions: Float32Array;
  readonly findSkin: FindSkin;
}

/** Which parts of the body may touch the support, by their place on the neutral human. */
const touches: Record<"feet" | "trunk" | "seat", (x: number, y: number) => boolean> = {
  feet: (_, y) => y < -6.8,
  trunk: (x, y) => Math.abs(x) < 1.6 && y > -0.6 && y < 5.6,
  seat: (x, y) => Math.abs(x) < 2.2 && y > -1.6 && y < 1,
};

/** @param side counts that side of the body alone */
export function lowestOf(figure: Figure, positions: Float32Array, part: keyof typeof touches, side?: Side): number {
  let lowest = Infinity;
  for (let i = 0; i < positions.length; i += 3) {
    if (side && figure.fineNeutral[i] * sign(side) < 0) continue;
    if (touches[part](figure.fineNeutral[i], figure.fineNeutral[i + 1])) lowest = Math.min(lowest, positions[i + 1]);
  }
  return lowest;
}

const onFeet = (support: FilmScript["support"]): boolean => support === "floor" || support === "walking";

/** The body at rest with its breath and smile. */
function makeFlesh(figure: Figure, breath: Float32Array): (state: BodyState) => Float32Array {
  let smile: Float32Array | undefined;
  return (state) => {
    const [filled, smiling] = [angle(state, "breath"), angle(state, "smile")];
    if (filled === 0 && smiling === 0) return figure.shape;
    if (smiling !== 0) smile ??= smileOf(figure);
    return figure.shape.map((x, i) => x + breath[i] * filled + (smile?.[i] ?? 0) * smiling);
  };
}

/** Poses a figure for a film. Lying, it stays where it lay at the start; sitting and standing it is set down in every frame. */
export function makeActor(figure: Figure, script: FilmScript): (state: BodyState) => Acted {
  const part = onFeet(script.support) ? "feet" : script.support === "seat" ? "seat" : "trunk";
  const breath = breathOf(figure);
  const findSkin = skinOf(figure, breath);
  const flesh = makeFlesh(figure, breath);
  const act = (state: BodyState, offset?: Vec3): Posture => applyState(figure.skeleton, script, state, offset, findSkin);
  const first = act(script.start);
  const feet = ballsOfFeet(first);
  const middle = mix(feet[0], feet[1], 0.5);
  const stood = [subtract(feet[0], middle), subtract(feet[1], middle)] as const;
  const settle = (posture: Posture): Vec3 => findOffset(posture, script.support, lowestOf(figure, pose(figure, posture), part, script.step?.foot), stood, script.step?.foot);
  const lying = part === "trunk" ? settle(first) : undefined;
  return (state) => {
    const offset = lying ?? settle(act(state));
    const posture = act(state, offset);
    posture.placement = { ...posture.placement, offset };
    return { posture, positions: pose(figure, posture, flesh(state)), findSkin };
  };
}
