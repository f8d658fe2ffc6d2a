import { add, dot, length, normalize, reject, scale, subtract, type Vec3 } from "../geometry/vector.ts";
import type { Posture } from "./posture.ts";

/**
 * Where the middle joint of a two-bone limb goes, by the law of cosines.
 * @param upper length of the first bone, decimetres
 * @param lower length of the second bone, decimetres
 * @param bendTowards the side on which the joint bulges out; need not be at right angles to the limb
 * @returns the middle joint, and the end, which falls short of `target` when the limb is too short to reach it
 */
export function solveTwoBones(start: Vec3, target: Vec3, upper: number, lower: number, bendTowards: Vec3): { middle: Vec3; end: Vec3 } {
  const line = normalize(subtract(target, start));
  const longest = (upper + lower) * 0.9995;
  const shortest = Math.abs(upper - lower) * 1.0005;
  const reach = Math.min(longest, Math.max(shortest, length(subtract(target, start))));
  const cosine = (upper * upper + reach * reach - lower * lower) / (2 * upper * reach);
  const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine));
  const side = normalize(reject(bendTowards, line));
  const middle = add(start, add(scale(line, upper * cosine), scale(side, upper * sine)));
  return { middle, end: add(start, scale(line, reach)) };
}

/** The bones of a limb: `upper` turns at the shoulder or hip, `lower` at the elbow or knee, `end` is the wrist or ankle. */
export interface Limb {
  readonly upper: string;
  readonly lower: string;
  readonly end: string;
}

export const arm = (side: string): Limb => ({ upper: `upperarm01.${side}`, lower: `lowerarm01.${side}`, end: `wrist.${side}` });
export const leg = (side: string): Limb => ({ upper: `upperleg01.${side}`, lower: `lowerleg01.${side}`, end: `foot.${side}` });

/** Bends a limb so that its end joint reaches a world point, decimetres. */
export function reach(posture: Posture, limb: Limb, target: Vec3, bendTowards: Vec3): void {
  const start = posture.rest(limb.upper);
  const joint = posture.rest(limb.lower);
  const end = posture.rest(limb.end);
  const from = posture.point(limb.upper);
  const solved = solveTwoBones(from, target, length(subtract(joint, start)), length(subtract(end, joint)), bendTowards);
  posture.aim(limb.upper, start, joint, subtract(solved.middle, from));
  posture.aim(limb.lower, joint, end, subtract(solved.end, solved.middle));
}

/** The angle at a limb's middle joint, degrees; 180 when straight. */
export function jointAngle(posture: Posture, limb: Limb): number {
  const middle = posture.point(limb.lower);
  const a = normalize(subtract(posture.point(limb.upper), middle));
  const b = normalize(subtract(posture.point(limb.end), middle));
  return (Math.acos(Math.min(1, Math.max(-1, dot(a, b)))) * 180) / Math.PI;
}
