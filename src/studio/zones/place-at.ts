import type { Figure } from "../human/figure.ts";
import { alongSegment, mix, type Vec3 } from "../geometry/vector.ts";
import type { Posture } from "../pose/posture.ts";
import { boneOf, type Side } from "../pose/skeleton.ts";
import type { View } from "../views/views.ts";
import type { Place } from "./place.ts";

/** Reach of the upper arm of the neutral human, decimetres: widths are measured in its scale for both sexes. */
const neutralUpperArm = 2.28;

/** Turns a surface point into a `Place`. */
export type PlaceAt = (neutral: Vec3, posed: Vec3, digits: readonly number[]) => { readonly place: Place; readonly side: Side };

export function placeAt(figure: Figure, standing: Posture, view: View): PlaceAt {
  const rest = (bone: string): Vec3 => boneOf(figure.neutralSkeleton, `${bone}.L`).head;
  const [shoulder, elbow, wrist] = ["upperarm01", "lowerarm01", "wrist"].map(rest);
  const [hip, knee, ankle] = ["upperleg01", "lowerleg01", "foot"].map(rest);
  const posed = (bone: string): Vec3 => standing.point(`${bone}.L`);
  const [pShoulder, pElbow, pWrist, pKnuckle] = ["upperarm01", "lowerarm01", "wrist", "finger3-1"].map(posed);
  const armScale = neutralUpperArm / Math.hypot(...[0, 1, 2].map((c) => pElbow[c] - pShoulder[c]));
  /** Outward distance from a line that runs roughly downwards. */
  const across = (p: Vec3, a: Vec3, b: Vec3): number => p[0] - mix(a, b, (p[1] - a[1]) / (b[1] - a[1]))[0];
  return (neutral, world, digits) => {
    const side: Side = neutral[0] >= 0 ? "L" : "R";
    const p: Vec3 = [Math.abs(neutral[0]), neutral[1], neutral[2]];
    const w: Vec3 = [Math.abs(world[0]), world[1], world[2]];
    const alongShin = alongSegment(p, knee, ankle);
    const place: Place = {
      x: p[0],
      y: p[1],
      z: p[2],
      digits,
      alongUpperArm: alongSegment(p, shoulder, elbow),
      alongForearm: alongSegment(p, elbow, wrist),
      alongHand: alongSegment(w, pWrist, pKnuckle),
      acrossArm: across(w, w[1] > pElbow[1] ? pShoulder : pElbow, w[1] > pElbow[1] ? pElbow : pWrist) * armScale,
      acrossHand: across(w, pWrist, pKnuckle) * armScale,
      alongThigh: alongSegment(p, hip, knee),
      alongShin,
      acrossLeg: across(p, p[1] > knee[1] ? hip : knee, p[1] > knee[1] ? knee : ankle),
      facing: view.facing,
      close: view.close,
    };
    return { place, side };
  };
}
