import { rotate, turn } from "../geometry/rotation.ts";
import { add, cross, dot, normalize, reject, scale, subtract, type Vec3 } from "../geometry/vector.ts";
import { palmNormal, shapeHand } from "../pose/hand.ts";
import type { Posture } from "../pose/posture.ts";
import { type Side, sides, sign } from "../pose/skeleton.ts";
import { arm, reach } from "../pose/two-bone.ts";
import { between, type Goal, goalOf, gripOf, type Held } from "./arm-goal.ts";
import { angle, type BodyState, ownSide } from "./body-state.ts";
import { partPoint } from "./hand-part.ts";
import { type FilmScript, hanging, type HandPath, type HandPlace } from "./script.ts";
import type { FindSkin } from "./skin-point.ts";
import { ease } from "./timeline.ts";

const radians = Math.PI / 180;

/** A direction that hangs down and is swung forward and outwards, degrees. */
export const swung = (forward: number, outward: number, k: number): Vec3 => {
  const [f, o] = [forward * radians, outward * radians];
  return [Math.sin(o) * k, -Math.cos(f) * Math.cos(o), Math.sin(f) * Math.cos(o)];
};

const along = (a: Vec3, b: Vec3, degrees: number): Vec3 => add(scale(a, Math.cos(degrees * radians)), scale(b, Math.sin(degrees * radians)));

/** Raises collarbone and shoulder blade with the upper arm, whose direction is given in the chest's frame. */
function shrug(p: Posture, side: Side, upper: Vec3, up: number): void {
  const k = sign(side);
  const raised = Math.acos(Math.min(1, Math.max(-1, -upper[1]))) / radians;
  const across = Math.max(0, -upper[0] * k);
  p.straighten(`clavicle.${side}`);
  p.straighten(`shoulder01.${side}`);
  p.bend(`clavicle.${side}`, [0, 0, 1], (raised * 0.12 - 3 + up) * k);
  p.bend(`clavicle.${side}`, [0, 1, 0], -14 * across * k);
  p.bend(`shoulder01.${side}`, [0, 0, 1], (Math.max(0, raised - 50) * 0.28 - 5) * k);
}

/** Turns the upper arm about its own line so that the elbow's hinge lies across `bendsTo`. */
function turnUpperArm(p: Posture, side: Side, bendsTo: Vec3): void {
  const [first, second] = [`upperarm01.${side}`, `upperarm02.${side}`] as const;
  const [shoulder, elbow] = [p.rest(first), p.rest(`lowerarm01.${side}`)];
  p.twistTo(first, shoulder, elbow, [0, 0, 1], bendsTo, 0.4);
  if (p.skeleton.indexOf.has(second)) p.twistTo(second, p.rest(second), elbow, [0, 0, 1], bendsTo);
}

function orientHand(p: Posture, side: Side, palm: Vec3, fingers: Vec3): void {
  const [wrist, knuckle] = [p.rest(`wrist.${side}`), p.rest(`finger3-1.${side}`)];
  p.twistTo(`lowerarm02.${side}`, p.rest(`lowerarm02.${side}`), wrist, palmNormal(p, side), palm, 0.6);
  p.aim(`wrist.${side}`, wrist, knuckle, fingers);
  p.twistTo(`wrist.${side}`, wrist, knuckle, palmNormal(p, side), palm);
}

/** Poses an arm by its own angles. */
function hangArm(p: Posture, side: Side, state: BodyState): Held {
  const k = sign(side);
  const own = ownSide(side);
  const [shoulder, elbow, wrist] = [`upperarm01.${side}`, `lowerarm01.${side}`, `wrist.${side}`].map((b) => p.rest(b));
  const [forward, outward] = [angle(state, `${own} arm forward`), angle(state, `${own} arm out`) + 8];
  const chest = (v: Vec3): Vec3 => p.direction("spine01", v);
  const upper = swung(forward - 2, outward, k);
  const hinge = turn(upper, -k * angle(state, `${own} arm turn`));
  const bendsTo = rotate(hinge, [0, Math.sin((forward - 2) * radians), Math.cos((forward - 2) * radians)]);
  const inward = scale(normalize(cross(upper, bendsTo)), k);
  const bend = angle(state, `${own} elbow bend`) + 10;
  const lower = along(swung(forward - 2, outward - 2.4, k), bendsTo, bend);
  const front = along(bendsTo, scale(upper, -1), bend);
  // A relaxed palm looks a little backwards.
  const pronation = angle(state, `${own} forearm turn`) - 14;
  const palm = along(inward, front, pronation);
  const thumb = along(front, scale(inward, -1), pronation);
  const [flexion, ulnar] = [angle(state, `${own} wrist bend`), angle(state, `${own} wrist side`)];
  const fingers = along(along(lower, scale(thumb, -1), ulnar), palm, flexion);
  const palmNow = along(palm, scale(lower, -1), flexion);
  shrug(p, side, upper, angle(state, `${own} shoulder up`));
  p.aim(`upperarm01.${side}`, shoulder, elbow, chest(upper));
  turnUpperArm(p, side, chest(bendsTo));
  p.aim(`lowerarm01.${side}`, elbow, wrist, chest(lower));
  orientHand(p, side, chest(palmNow), chest(fingers));
  const grip = gripOf(state, side, 12);
  return { wrist: p.point(`wrist.${side}`), elbow: scale(chest(bendsTo), -1), palm: chest(palmNow), fingers: chest(fingers), grip };
}

/** Brings a hand to its goal. */
function holdArm(p: Posture, side: Side, goal: Goal, up: number): void {
  const limb = arm(side);
  const fresh = (): void => {
    for (const bone of [limb.upper, `upperarm02.${side}`, limb.lower, `lowerarm02.${side}`, limb.end]) if (p.skeleton.indexOf.has(bone)) p.straighten(bone);
  };
  // From the same shoulder each time, or an arm would twitch where one way meets the next.
  for (const bone of [`clavicle.${side}`, `shoulder01.${side}`]) p.straighten(bone);
  let { wrist } = goal;
  const rounds = goal.part && goal.part !== "wrist" ? 3 : 2;
  shapeHand(p, side, goal.grip);
  for (let round = 0; round < rounds; round++) {
    fresh();
    reach(p, limb, wrist, goal.elbow);
    const upper = normalize(subtract(p.point(limb.lower), p.point(limb.upper)));
    if (round + 1 < rounds) shrug(p, side, [0, 1, 2].map((c) => dot(upper, p.direction("spine01", [c === 0 ? 1 : 0, c === 1 ? 1 : 0, c === 2 ? 1 : 0]))) as unknown as Vec3, up);
    fresh();
    reach(p, limb, wrist, goal.elbow);
    const now = normalize(subtract(p.point(limb.lower), p.point(limb.upper)));
    const lower = subtract(p.point(limb.end), p.point(limb.lower));
    turnUpperArm(p, side, normalize(reject(scale(goal.elbow, -1), now)));
    p.aim(limb.lower, p.rest(limb.lower), p.rest(limb.end), lower);
    orientHand(p, side, goal.palm, goal.fingers);
    if (goal.part && goal.part !== "wrist") wrist = add(goal.wrist, subtract(p.point(limb.end), partPoint(p, side, goal.part)));
  }
}

/** Where the wrist is when the goal is reached. */
function wristAt(p: Posture, side: Side, goal: Goal, up: number): Goal {
  if (!goal.part || goal.part === "wrist") return goal;
  holdArm(p, side, goal, up);
  const wrist = p.point(`wrist.${side}`);
  relax(p, side);
  return { ...goal, wrist, part: "wrist" };
}

function relax(p: Posture, side: Side): void {
  for (const n of [1, 2, 3, 4, 5]) for (const joint of [1, 2, 3]) p.straighten(`finger${n}-${joint}.${side}`);
}

/** The joints of an arm that a figure has. */
function jointsOf(p: Posture, side: Side): string[] {
  const names = ["clavicle", "shoulder01", "upperarm01", "upperarm02", "lowerarm01", "lowerarm02", "wrist"];
  for (const n of [1, 2, 3, 4, 5]) for (const joint of [1, 2, 3]) names.push(`finger${n}-${joint}`);
  return names.map((name) => `${name}.${side}`).filter((name) => p.skeleton.indexOf.has(name));
}

/** Over which share of a way from or to hanging an arm goes over into its own angles, which a reaching arm meets only nearly. */
const lettingGo = 0.4;

const pathOf = (path: HandPath | undefined): readonly (HandPlace | typeof hanging)[] => (path === undefined ? [hanging] : Array.isArray(path) ? path : [path as HandPlace]);

/**
 * Poses an arm at its place on a path, which the movement "left hand" or "right hand" tells.
 * @param find where a place of the path is, which may be on another body
 */
function poseArm(p: Posture, side: Side, way: HandPath | undefined, state: BodyState, find: (place: HandPlace) => Goal): void {
  const path = pathOf(way);
  const up = angle(state, `${ownSide(side)} shoulder up`);
  const at = Math.min(path.length - 1, Math.max(0, angle(state, `${ownSide(side)} hand`)));
  const [before, share] = [Math.floor(at), at - Math.floor(at)];
  const hang = hangArm(p, side, state);
  const goal = (i: number): Goal => {
    const place = path[i];
    return place === hanging ? { ...hang, part: "wrist" } : find(place);
  };
  if (share < 1e-6) {
    if (path[before] === hanging) shapeHand(p, side, hang.grip);
    else holdArm(p, side, wristAt(p, side, goal(before), up), up);
    return;
  }
  shapeHand(p, side, hang.grip);
  const hung = p.bendsOf(jointsOf(p, side));
  relax(p, side);
  const [a, b] = [wristAt(p, side, goal(before), up), wristAt(p, side, goal(before + 1), up)];
  const [early, late] = [path[before - 1] ? wristAt(p, side, goal(before - 1), up).wrist : a.wrist, path[before + 2] ? wristAt(p, side, goal(before + 2), up).wrist : b.wrist];
  holdArm(p, side, between(early, a, b, late, share), up);
  const near = path[before] === hanging ? 1 - share : path[before + 1] === hanging ? share : 0;
  p.bringTowards(hung, ease((near - 1 + lettingGo) / lettingGo));
}

/** Whether a hand of this side touches the other arm, which must then be posed first. */
function leansOnOther(side: Side, path: HandPath | undefined, findSkin?: FindSkin): boolean {
  const other = side === "L" ? "R" : "L";
  const limb = new RegExp(`^(upperarm02|lowerarm|wrist|finger|metacarpal).*\\.${other}$`);
  return pathOf(path).some((place) => {
    if (place === hanging) return false;
    if (place.bone === "other hand") return true;
    if (place.bone !== "skin") return limb.test(place.bone);
    const [x, y, z] = place.shift;
    return limb.test(findSkin?.([x * sign(side), y, z]).bones[0].name ?? "");
  });
}

/** Poses both arms: hanging or lifted by their own angles, or with the hands where the script puts them. */
export function poseArms(p: Posture, script: FilmScript, state: BodyState, offset: Vec3, findSkin?: FindSkin): void {
  const leftLast = leansOnOther("L", script.hands?.L, findSkin);
  for (const side of leftLast ? [...sides].reverse() : sides) {
    poseArm(p, side, script.hands?.[side], state, (place) => goalOf(p, side, place, state, offset, findSkin));
  }
}

/** Brings a helper's hand to another person's body, which has its place in the room already. */
export function poseHelpingArm(p: Posture, side: Side, way: HandPath, state: BodyState, body: Posture, findSkin: FindSkin): void {
  poseArm(p, side, way, state, (place) => goalOf(body, side, place, state, [0, 0, 0], findSkin));
}
