import type { Facing } from "../views/views.ts";

/**
 * A place on the body's surface. Coordinates are those of the neutral human, decimetres, with x counted outwards
 * from the middle, so that one rule serves both sides of both sexes.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** weights 0..1 of thumb, index, middle, ring and little finger, of big toe to little toe, and of the thumb's base */
  readonly digits: readonly number[];
  /** along the upper arm and the forearm: 0 at shoulder and elbow, 1 at elbow and wrist */
  readonly alongUpperArm: number;
  readonly alongForearm: number;
  /** along the hand: 0 at the wrist, 1 at the middle knuckle */
  readonly alongHand: number;
  /** outwards from the middle line of the hanging arm (palm forward), and of the hand, decimetres */
  readonly acrossArm: number;
  readonly acrossHand: number;
  /** along thigh and lower leg: 0 at hip and knee, 1 at knee and ankle */
  readonly alongThigh: number;
  readonly alongShin: number;
  /** outwards from the line hip-knee-ankle, decimetres */
  readonly acrossLeg: number;
  readonly facing: Facing;
  /** close-ups have finer zones */
  readonly close: boolean;
}

/** Where the weight of the thumb's base stands among the digits. */
export const thumbBase = 10;

/** The index of the digit that carries the place by more than half, or -1. */
export function digitOf(place: Place, first: number): number {
  for (let i = first; i < first + 5; i++) if (place.digits[i] > 0.5) return i - first;
  return -1;
}
