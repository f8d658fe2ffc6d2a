import { add, length, mix, normalize, scale, subtract, type Vec3 } from "../geometry/vector.ts";
import { type Grip, handAxes } from "../pose/hand.ts";
import type { Posture } from "../pose/posture.ts";
import { type Side, sign } from "../pose/skeleton.ts";
import { angle, type BodyState, ownSide } from "./body-state.ts";
import type { HandPlace } from "./script.ts";
import { type FindSkin, overSkin } from "./skin-point.ts";

/** What arm and hand do, in directions of the world. */
export interface Held {
  readonly wrist: Vec3;
  readonly elbow: Vec3;
  readonly palm: Vec3;
  readonly fingers: Vec3;
  readonly grip: Required<Grip> & { readonly curl: readonly [number, number, number, number] };
}

/** Where a path brings a hand, and the part of it that comes to lie there. */
export interface Goal extends Held {
  readonly part: HandPlace["part"];
}

const curls = (curl: HandPlace["curl"] = 5): [number, number, number, number] => (typeof curl === "number" ? [curl, curl, curl, curl] : [...curl]);

/** How the fingers are held at a place, with what the state bends on top. */
export function gripOf(state: BodyState, side: Side, curl: HandPlace["curl"], thumbIn = 0, gather = 0.6): Held["grip"] {
  const own = ownSide(side);
  const all = angle(state, `${own} curl`);
  const [index, middle, ring, little] = curls(curl);
  return {
    curl: [
      index + all + angle(state, `${own} index curl`),
      middle + all + angle(state, `${own} middle curl`),
      ring + all + angle(state, `${own} ring curl`),
      little + all + angle(state, `${own} little curl`),
    ],
    thumbIn: thumbIn + angle(state, `${own} thumb in`),
    thumb: 0.3,
    gather: gather + (1 - gather) * angle(state, `${own} gather`),
  };
}

/** Where a place brings a hand, the body being posed so far. */
export function goalOf(p: Posture, side: Side, place: HandPlace, state: BodyState, offset: Vec3, findSkin?: FindSkin): Goal {
  const k = sign(side);
  const out = ([x, y, z]: Vec3): Vec3 => [x * k, y, z];
  const follow = (v: Vec3): Vec3 => (place.turnsWith ? p.direction(place.turnsWith, out(v)) : out(v));
  const grip = gripOf(state, side, place.curl, place.thumbIn, place.gather);
  const rest = { elbow: out(place.elbow), fingers: follow(place.fingers), grip, part: place.part };
  if (place.bone === "room") return { ...rest, wrist: subtract(out(place.shift), offset), palm: follow(place.palm) };
  if (place.bone === "skin") {
    if (!findSkin) throw new Error("a hand that touches skin needs a figure");
    return { ...rest, wrist: overSkin(p, findSkin(out(place.shift)), place.above ?? 0, angle(state, "breath")), palm: follow(place.palm) };
  }
  if (place.bone === "other hand") {
    const other = side === "L" ? "R" : "L";
    const axes = handAxes(p, other);
    const unit = length(subtract(p.rest(`finger3-1.${other}`), p.rest(`wrist.${other}`)));
    const own = ([x, y, z]: Vec3): Vec3 => add(add(scale(axes[0], x), scale(axes[1], y)), scale(axes[2], z));
    const world = (v: Vec3): Vec3 => p.direction(`wrist.${other}`, own(v));
    const wrist = p.point(`wrist.${other}`, add(p.rest(`wrist.${other}`), scale(own(place.shift), unit)));
    return { ...rest, wrist, palm: world(place.palm), fingers: world(place.fingers) };
  }
  const wrist = p.point(place.bone, add(p.rest(place.bone), out(place.shift)));
  return { ...rest, wrist, palm: place.turnsWith ? follow(place.palm) : p.direction(place.bone, out(place.palm)) };
}

/** The slope at `here`, for a step of one from `here` on (or up to it), of the centripetal Catmull-Rom curve through three points. */
function slope(before: Vec3, here: Vec3, after: Vec3, step: "on" | "up"): Vec3 {
  const [early, late] = [Math.sqrt(length(subtract(here, before))), Math.sqrt(length(subtract(after, here)))];
  if (early < 1e-6) return subtract(after, here);
  if (late < 1e-6) return subtract(here, before);
  const speed = add(subtract(scale(subtract(here, before), 1 / early), scale(subtract(after, before), 1 / (early + late))), scale(subtract(after, here), 1 / late));
  return scale(speed, step === "on" ? late : early);
}

/**
 * The centripetal Catmull-Rom curve between the two points in the middle, so that a hand does not turn a corner at a place it
 * only passes. Unlike the uniform one it does not swing out between two near places after a long way.
 */
export function throughPoints(early: Vec3, from: Vec3, to: Vec3, late: Vec3, t: number): Vec3 {
  const [t2, t3] = [t * t, t * t * t];
  const ends = add(scale(from, 2 * t3 - 3 * t2 + 1), scale(to, 3 * t2 - 2 * t3));
  return add(ends, add(scale(slope(early, from, to, "on"), t3 - 2 * t2 + t), scale(slope(from, to, late, "up"), t3 - t2)));
}

const blendGrip = (a: Held["grip"], b: Held["grip"], t: number): Held["grip"] => {
  const one = (x: number, y: number): number => x + (y - x) * t;
  return {
    curl: [one(a.curl[0], b.curl[0]), one(a.curl[1], b.curl[1]), one(a.curl[2], b.curl[2]), one(a.curl[3], b.curl[3])],
    thumbIn: one(a.thumbIn, b.thumbIn),
    thumb: one(a.thumb, b.thumb),
    gather: one(a.gather, b.gather),
  };
};

/** The goal a share (0..1) of the way between two, on a smooth curve through those before and after. */
export function between(early: Vec3, from: Goal, to: Goal, late: Vec3, share: number): Goal {
  const toward = (a: Vec3, b: Vec3): Vec3 => normalize(mix(normalize(a), normalize(b), share));
  return {
    wrist: throughPoints(early, from.wrist, to.wrist, late, share),
    elbow: toward(from.elbow, to.elbow),
    palm: toward(from.palm, to.palm),
    fingers: toward(from.fingers, to.fingers),
    grip: blendGrip(from.grip, to.grip, share),
    part: "wrist",
  };
}
