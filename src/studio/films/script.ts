import type { Vec3 } from "../geometry/vector.ts";
import type { Sex } from "../human/recipe.ts";
import type { Side } from "../pose/skeleton.ts";
import type { BodyState } from "./body-state.ts";
import type { Beat } from "./timeline.ts";

/** What carries the body. Lying and sitting, the trunk stays where it is; standing, the lower foot stays on the floor. */
export type Support = "floor" | "couch on the back" | "couch on the belly" | "seat";

/**
 * Where a wrist is held: at a bone's head, shifted along the rest axes (decimetres; x counts outwards for both sides), or,
 * with "room" for a bone, at a fixed point of the room.
 */
export interface HandPlace {
  readonly bone: string;
  readonly shift: Vec3;
  /** direction the palm faces: a rest direction that moves with the bone, or a direction of the room */
  readonly palm: Vec3;
  /** world direction the elbow points to; x counts outwards */
  readonly elbow: Vec3;
  /** world direction of the fingers; x counts outwards */
  readonly fingers: Vec3;
  /** how far each finger joint bends, degrees: about 5 for a flat hand, 35 about a rail */
  readonly curl?: number;
}

/** The glow that shows where it may hurt: balls about places of the neutral human, decimetres. */
export interface Glow {
  readonly places: readonly { readonly at: Vec3; readonly radius: number }[];
}

export interface FilmScript {
  /** the self-test's key, and the films' file name */
  readonly key: string;
  readonly sex: Sex;
  readonly support: Support;
  /** decimetres; `at` is what the camera looks at; the floor, the couch's top or the seat is at height 0 */
  readonly camera: { readonly from: Vec3; readonly at: Vec3; readonly viewAngle: number };
  readonly start: BodyState;
  readonly beats: readonly Beat[];
  readonly hands?: Partial<Record<Side, HandPlace>>;
  /** soles stay flat, pointing the way they did, whatever the legs do */
  readonly levelFeet?: boolean;
  readonly glow?: Glow;
  /** the angle drawn at a joint while the limb leaves its first direction */
  readonly angle?: { readonly at: string; readonly towards: string; readonly radius: number };
  /** furniture beside the body: boxes by middle and size, decimetres */
  readonly furniture?: readonly { readonly middle: Vec3; readonly size: Vec3 }[];
  /** the second of the still shown before the film plays */
  readonly posterAt: number;
}
