import { compose, rotate, turn } from "../geometry/rotation.ts";
import { mix, subtract, type Vec3 } from "../geometry/vector.ts";
import { Posture } from "../pose/posture.ts";
import { type Side, sides, sign, type Skeleton } from "../pose/skeleton.ts";
import { angle, type BodyState, ownSide } from "./body-state.ts";
import { poseArms, swung } from "./pose-arm.ts";
import type { FilmScript, Support } from "./script.ts";
import type { FindSkin } from "./skin-point.ts";

/** Share of a bend each bone of spine and neck takes. */
const spine = [["spine05", 0.14], ["spine04", 0.22], ["spine03", 0.24], ["spine02", 0.22], ["spine01", 0.18]] as const;
const neck = [["neck01", 0.2], ["neck02", 0.2], ["neck03", 0.2], ["head", 0.4]] as const;

/** How the trunk is turned in the world before any lean, degrees about the sideways axis. */
const tip: Record<Support, number> = { floor: 0, walking: 0, seat: 0, "couch on the back": -90, "couch on the belly": 90 };

function bendTrunk(p: Posture, state: BodyState): void {
  for (const [bone, share] of spine) {
    p.bend(bone, [1, 0, 0], angle(state, "back bend") * share);
    p.bend(bone, [0, 1, 0], angle(state, "back turn") * share);
  }
  for (const [bone, share] of neck) {
    p.bend(bone, [1, 0, 0], angle(state, "neck bend") * share);
    p.bend(bone, [0, 1, 0], angle(state, "neck turn") * share);
    p.bend(bone, [0, 0, 1], -angle(state, "neck tilt") * share);
  }
  const open = angle(state, "jaw open");
  if (open !== 0) p.bend("jaw", [1, 0, 0], open);
}

function bendLeg(p: Posture, side: Side, state: BodyState, level: boolean): void {
  const k = sign(side);
  const own = ownSide(side);
  const [hip, knee, ankle, toe] = [`upperleg01.${side}`, `lowerleg01.${side}`, `foot.${side}`, `toe2-1.${side}`].map((b) => p.rest(b));
  const hipBend = angle(state, `${own} hip bend`);
  const outward = angle(state, `${own} hip out`) + 3;
  const world = (v: Vec3): Vec3 => rotate(p.placement.rotation, v);
  const thigh = world(swung(hipBend, outward, k));
  const hipTurn = turn(thigh, -k * angle(state, `${own} hip turn`));
  p.aim(`upperleg01.${side}`, hip, knee, thigh);
  p.turn(`upperleg01.${side}`, thigh, -k * angle(state, `${own} hip turn`));
  p.aim(`lowerleg01.${side}`, knee, ankle, rotate(hipTurn, world(swung(hipBend - angle(state, `${own} knee bend`) - 2, outward * 0.6, k))));
  const ankleUp = angle(state, `${own} ankle up`);
  if (level) {
    const flat = subtract(toe, ankle);
    p.aim(`foot.${side}`, ankle, toe, [flat[0] + 0.06 * k, flat[1], flat[2]]);
    p.turn(`foot.${side}`, [1, 0, 0], -ankleUp);
  } else p.bend(`foot.${side}`, [1, 0, 0], -ankleUp);
  const toeUp = angle(state, `${own} big toe up`);
  if (toeUp !== 0) for (const [joint, share] of [[1, 0.75], [2, 0.25]]) p.bend(`toe1-${joint}.${side}`, [1, 0, 0], -toeUp * share);
  // Toes stay on the ground when the heel rises.
  if (ankleUp < -8) for (const n of [1, 2, 3, 4, 5]) p.bend(`toe${n}-1.${side}`, [1, 0, 0], (ankleUp + 8) * 0.9);
}

/**
 * The posture of a state, before it is moved to its place in the room.
 * @param offset how far it will be moved: hands that hold on to the room need to know
 * @param findSkin needed where a hand touches skin
 */
export function applyState(skeleton: Skeleton, script: FilmScript, state: BodyState, offset: Vec3 = [0, 0, 0], findSkin?: FindSkin): Posture {
  const p = new Posture(skeleton);
  const rotation = compose(turn([0, 1, 0], angle(state, "turn")), turn([1, 0, 0], tip[script.support] + angle(state, "lean")));
  p.placement = { rotation, offset: [0, 0, 0] };
  bendTrunk(p, state);
  for (const side of sides) bendLeg(p, side, state, script.levelFeet ?? false);
  poseArms(p, script, state, offset, findSkin);
  return p;
}

/** How deep soft parts sink into what they rest on, decimetres. */
const sinks: Record<Support, number> = { floor: 0.03, walking: 0.03, seat: 0.12, "couch on the back": 0.1, "couch on the belly": 0.1 };

/**
 * How far the posed body must be moved so that it rests on its support at height 0, decimetres. Standing, the foot that
 * carries the weight, which is the lower one, stays where it stood.
 * @param lowest height of the lowest point that may touch
 * @param stood where the balls of the left and right foot stood at the start
 * @param carrying the foot that carries the weight, when it need not be the lower one
 */
export function findOffset(posture: Posture, support: Support, lowest: number, stood: readonly [Vec3, Vec3], carrying?: Side): Vec3 {
  const height = -lowest - sinks[support];
  if (support !== "floor") return [0, height, 0];
  const [left, right] = ballsOfFeet(posture);
  const higherLeft = posture.point("foot.L")[1] - posture.point("foot.R")[1];
  const onLeft = carrying ? (carrying === "L" ? 1 : 0) : 1 / (1 + Math.exp(higherLeft * 10));
  const away = mix(subtract(stood[1], right), subtract(stood[0], left), onLeft);
  return [away[0], height, away[2]];
}

export const ballsOfFeet = (posture: Posture): [Vec3, Vec3] => [posture.point("toe2-1.L"), posture.point("toe2-1.R")];
