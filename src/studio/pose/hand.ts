import { between } from "../geometry/rotation.ts";
import { add, cross, dot, mix, normalize, scale, subtract, type Vec3 } from "../geometry/vector.ts";
import type { Posture } from "./posture.ts";
import type { Side } from "./skeleton.ts";

const finger = (n: number, joint: number, side: Side) => `finger${n}-${joint}.${side}`;

function fingerLine(posture: Posture, n: number, side: Side): Vec3 {
  return normalize(subtract(posture.rest(finger(n, 3, side)), posture.rest(finger(n, 1, side))));
}

/** Rest direction out of the palm, found from the knuckles; the thumb lies on that side. */
export function palmNormal(posture: Posture, side: Side): Vec3 {
  const across = subtract(posture.rest(finger(5, 1, side)), posture.rest(finger(2, 1, side)));
  const along = subtract(posture.rest(finger(3, 1, side)), posture.rest(`wrist.${side}`));
  const normal = normalize(cross(across, along));
  const thumb = subtract(posture.rest(finger(1, 3, side)), mix(posture.rest(`wrist.${side}`), posture.rest(finger(3, 1, side)), 0.5));
  return dot(normal, thumb) < 0 ? scale(normal, -1) : normal;
}

/** The axes of a hand at rest: towards the thumb, towards the fingers, out of the palm. */
export function handAxes(posture: Posture, side: Side): readonly [Vec3, Vec3, Vec3] {
  const fingers = normalize(subtract(posture.rest(finger(3, 1, side)), posture.rest(`wrist.${side}`)));
  const palm = palmNormal(posture, side);
  const across = normalize(cross(fingers, palm));
  const thumb = subtract(posture.rest(finger(2, 1, side)), posture.rest(finger(5, 1, side)));
  return [dot(across, thumb) < 0 ? scale(across, -1) : across, fingers, palm];
}

/** How a hand is held: `gather` 0..1 brings the spread fingers together, `curl` bends each finger joint (degrees). */
export interface Grip {
  readonly gather: number;
  /** for all fingers, or from index to little finger */
  readonly curl: number | readonly [number, number, number, number];
  /** 0..1, the thumb towards the fingers */
  readonly thumb?: number;
  /** -1..1, the thumb spread away or laid across the palm */
  readonly thumbIn?: number;
}

/** Share of a finger's curl each joint takes, knuckle first, in a fist. */
const fistJoints = [1, 1.12, 0.78] as const;

/** Shapes the fingers; call before or after posing the arm, since it works on rest axes. */
export function shapeHand(posture: Posture, side: Side, { gather, curl, thumb = 0.3, thumbIn = 0 }: Grip): void {
  const middle = fingerLine(posture, 3, side);
  const palm = palmNormal(posture, side);
  const thumbLine = fingerLine(posture, 1, side);
  bendTowards(posture, finger(1, 1, side), thumbLine, normalize(mix(thumbLine, middle, thumb)));
  for (const n of [2, 3, 4, 5]) {
    const own = typeof curl === "number" ? curl : curl[n - 2];
    // A hand at rest curls more towards the little finger; a fist closes all fingers alike and lays them side by side.
    const fist = Math.min(1, Math.max(0, own / 60));
    const line = fingerLine(posture, n, side);
    const gathered = normalize(mix(line, middle, gather + (1 - gather) * fist));
    if (n !== 3) bendTowards(posture, finger(n, 1, side), line, gathered);
    for (const joint of [1, 2, 3]) {
      const share = (0.6 + n * 0.12) * (1 - fist) + fistJoints[joint - 1] * fist;
      // The further joints' hinges are carried along by the first one, so theirs lie across the finger as it is at rest.
      const hinge = normalize(cross(joint === 1 ? gathered : line, palm));
      // Stretched back, a finger bends at the knuckle; its other joints only come straight.
      posture.bend(finger(n, joint, side), hinge, joint === 1 ? own * share : Math.max(own * share, -10));
    }
  }
  if (thumbIn !== 0) moveThumb(posture, side, thumbIn, palm);
}

function bendTowards(posture: Posture, bone: string, from: Vec3, to: Vec3, share = 1): void {
  const [x, y, z, w] = between(from, to);
  posture.bend(bone, [x, y, z], ((2 * Math.atan2(Math.hypot(x, y, z), w) * 180) / Math.PI) * share);
}

function moveThumb(posture: Posture, side: Side, thumbIn: number, palm: Vec3): void {
  const base = posture.rest(finger(1, 1, side));
  const own = fingerLine(posture, 1, side);
  const across = normalize(subtract(posture.rest(finger(4, 1, side)), posture.rest(finger(2, 1, side))));
  if (thumbIn < 0) {
    bendTowards(posture, finger(1, 1, side), own, normalize(subtract(own, scale(across, 0.9))), -thumbIn);
    return;
  }
  const goal = add(mix(posture.rest(finger(3, 1, side)), posture.rest(finger(4, 1, side)), 0.5), scale(palm, 0.3));
  bendTowards(posture, finger(1, 1, side), own, normalize(subtract(goal, base)), thumbIn * 0.75);
  const hinge = normalize(cross(own, across));
  posture.bend(finger(1, 2, side), hinge, 30 * thumbIn);
  posture.bend(finger(1, 3, side), hinge, 45 * thumbIn);
}
