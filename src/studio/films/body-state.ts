import type { Side } from "../pose/skeleton.ts";

/** The movements a film can ask for, in a physiotherapist's words; degrees, 0 is the upright anatomical position. */
const central = [
  /** the whole pelvis tipped forward (backward when negative) */
  "lean",
  /** the whole body turned to its left */
  "turn",
  /** rounding (positive) or hollowing of the spine from pelvis to neck */
  "back bend",
  /** turning the chest to the left */
  "back turn",
  /** chin to chest (positive) or looking up */
  "neck bend",
  "neck turn",
  /** ear to the left shoulder (positive) or the right one */
  "neck tilt",
  /** mouth open, by the jaw's joint */
  "jaw open",
  /** not an angle: how far the chest is filled with air, 0..1 */
  "breath",
  /** not an angle: the corners of the mouth drawn up and back, 0..1 */
  "smile",
  /** not angles: which of its places each of the helper's hands is at, as "left hand" for the body's own */
  "helper left hand",
  "helper right hand",
  "helper left curl",
  "helper right curl",
  /** not an angle: how clearly the tape shows, 0..1 */
  "tape",
  /** not an angle: whether the thing the hands hold is there, 0 or 1 */
  "held",
] as const;

const paired = [
  "hip bend",
  /** away from the other leg */
  "hip out",
  /** the thigh about its own line, knee and toes outwards (positive) or inwards */
  "hip turn",
  "knee bend",
  /** toes towards the shin (positive) or pointed */
  "ankle up",
  "big toe up",
  "arm forward",
  "arm out",
  /** the upper arm about its own line, outwards (positive) or inwards */
  "arm turn",
  "elbow bend",
  /** the palm from facing the body (0, thumb forward) to the front and up (90) or to the back and down (-90) */
  "forearm turn",
  /** palm towards the forearm (positive) or back of the hand towards it */
  "wrist bend",
  /** hand towards the side of the little finger (positive) or the thumb's */
  "wrist side",
  /** shoulder blade and collarbone raised */
  "shoulder up",
  /** not an angle: which of the script's places for this hand it is at, counted from 0; 0.5 is half way to the next */
  "hand",
  /** each joint of the four fingers, 0 straight to about 80 for a fist */
  "curl",
  /** each joint of one finger, on top of `curl` */
  "index curl",
  "middle curl",
  "ring curl",
  "little curl",
  /** not an angle: the four fingers brought from as they rest (0) to side by side (1) */
  "gather",
  /** not an angle: 0 the thumb beside the palm, 1 across it, -1 spread */
  "thumb in",
] as const;

export type Movement = (typeof central)[number] | `${"left" | "right"} ${(typeof paired)[number]}`;

/** Degrees for every movement; what is left out is 0. */
export type BodyState = Readonly<Partial<Record<Movement, number>>>;

/** How the movements name a side. */
export const ownSide = (side: Side): "left" | "right" => (side === "L" ? "left" : "right");

export const angle = (state: BodyState, movement: Movement): number => state[movement] ?? 0;

/** The state a share (0..1) of the way from one to another. */
export function between(from: BodyState, to: BodyState, share: number): BodyState {
  const out: Partial<Record<Movement, number>> = {};
  for (const movement of new Set([...Object.keys(from), ...Object.keys(to)]) as Set<Movement>) {
    out[movement] = angle(from, movement) + (angle(to, movement) - angle(from, movement)) * share;
  }
  return out;
}
