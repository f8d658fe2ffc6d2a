import type { Vec3 } from "../geometry/vector.ts";
import type { Sex } from "../human/recipe.ts";
import type { Side } from "../pose/skeleton.ts";
import type { BodyState } from "./body-state.ts";
import type { Beat } from "./timeline.ts";

/**
 * What carries the body. Lying and sitting, the trunk stays where it is; standing on the floor, the lower foot stays where it
 * stood; walking, the camera goes along, so that the trunk stays in the picture and the feet pass under it.
 */
export type Support = "floor" | "walking" | "couch on the back" | "couch on the belly" | "seat";

/** Which part of a hand is brought to its place. */
export type HandPart = "wrist" | "palm" | "index" | "middle" | "thumb" | "pinch" | "knuckles";

/**
 * Where a hand is held. `shift` (decimetres; x counts outwards for both sides) is read after `bone`: a shift along the rest axes
 * from that bone's head; with "room", a point of the room; with "skin", the place of the neutral human whose skin is touched; with
 * "other hand", a shift from the other wrist along that hand's own axes (towards its thumb, towards its fingers, out of its palm) in
 * lengths from wrist to middle knuckle; `palm` and `fingers` are then read along the same axes.
 */
export interface HandPlace {
  readonly bone: string;
  readonly shift: Vec3;
  /** the part of the hand that comes to lie there; the wrist unless told */
  readonly part?: HandPart;
  /** how far that part stays above the skin, decimetres; for "skin" alone */
  readonly above?: number;
  /** direction the palm faces: a rest direction that moves with the bone; with "room" and "skin" a direction of the room */
  readonly palm: Vec3;
  /** world direction the elbow points to; x counts outwards */
  readonly elbow: Vec3;
  /** world direction of the fingers; x counts outwards */
  readonly fingers: Vec3;
  /** a bone with which both palm and fingers turn; their directions are then those at rest */
  readonly turnsWith?: string;
  /** how far each finger joint bends, degrees: about 5 for a flat hand, 35 about a rail; a list gives index to little finger */
  readonly curl?: number | readonly [number, number, number, number];
  /** -1 spread, 0 beside the palm, 1 across it */
  readonly thumbIn?: number;
  /** 0 the fingers spread as at rest, 1 side by side */
  readonly gather?: number;
}

/** A hand left to the arm's own angles. */
export const hanging = "hanging";

/** Places a hand goes through, by the movement "left hand" or "right hand"; one place alone is held all the time. */
export type HandPath = HandPlace | readonly (HandPlace | typeof hanging)[];

/** A thing in the room, decimetres: a box by its middle and size, or a ball. */
export interface Thing {
  readonly middle: Vec3;
  readonly size: Vec3 | number;
  /** what it is painted like; "furniture" unless told */
  readonly paint?: "furniture" | "wall" | "cushion" | "ball";
  /** a box's top tipped away backwards, degrees */
  readonly tilt?: number;
}

/**
 * A thing the hands carry while the movement "held" is 1: held like a pen, or lying across both palms. Its parts,
 * boxes or egg shapes, count from the fingertips or the middle between the palms; y runs along it, to its tip or the other hand.
 */
export interface Held {
  readonly grip: "like a pen" | "in both palms";
  readonly hand: Side;
  readonly parts: readonly { readonly middle: Vec3; readonly size: Vec3; readonly round?: boolean }[];
}

/** A second person, of whom only the arms in use are drawn. */
export interface Helper {
  readonly sex: Sex;
  /** the middle between the shoulders, decimetres */
  readonly shoulders: Vec3;
  /** degrees turned to the left: 0 looks the way the room's z axis points */
  readonly facing: number;
  /** degrees bent forward */
  readonly lean?: number;
  /** on the first person's body or in the room; the movements are "helper left hand" and "helper right hand" */
  readonly hands: Partial<Record<Side, HandPath>>;
}

/** A ball of glow; one that comes `with` a movement grows as that goes from 0 to 1. */
export interface GlowPlace {
  readonly at: Vec3;
  readonly radius: number;
  readonly with?: "left hand" | "right hand";
}

/** The glow that shows where it may hurt: balls about places of the neutral human, decimetres. */
export interface Glow {
  readonly places: readonly GlowPlace[];
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
  readonly hands?: Partial<Record<Side, HandPath>>;
  /** soles stay flat, pointing the way they did, whatever the legs do */
  readonly levelFeet?: boolean;
  readonly glow?: Glow;
  /** the angle drawn at a joint while the limb leaves its first direction */
  readonly angle?: { readonly at: string; readonly towards: string; readonly radius: number };
  /** standing on something (or sitting, the feet hanging) this high over the floor, decimetres; `foot` carries all the time, else the lower one does */
  readonly step?: { readonly height: number; readonly foot?: Side };
  readonly helper?: Helper;
  /** where the couch ends at the head and at the feet, decimetres from its middle along z */
  readonly couchEnds?: readonly [number, number];
  /** a tape measure round a leg: its height on the neutral human; the movement "tape" shows it */
  readonly tape?: { readonly height: number; readonly side: Side };
  readonly held?: Held;
  /** things beside the body */
  readonly furniture?: readonly Thing[];
  /** the second of the still shown before the film plays */
  readonly posterAt: number;
}
