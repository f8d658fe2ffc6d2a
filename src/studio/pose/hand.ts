import { between } from "../geometry/rotation.ts";
import { cross, dot, mix, normalize, scale, subtract, type Vec3 } from "../geometry/vector.ts";
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

/** How a hand is held: `gather` 0..1 brings the spread fingers together, `curl` bends each finger joint (degrees). */
export interface Grip {
  readonly gather: number;
  readonly curl: number;
  /** 0..1, the thumb towards the fingers */
  readonly thumb?: number;
}

/** Shapes the fingers; call before or after posing the arm, since it works on rest axes. */
export function shapeHand(posture: Posture, side: Side, { gather, curl, thumb = 0.3 }: Grip): void {
  const middle = fingerLine(posture, 3, side);
  for (const n of [1, 2, 4, 5]) {
    const own = fingerLine(posture, n, side);
    const share = n === 1 ? thumb : gather;
    const [x, y, z, w] = between(own, normalize(mix(own, middle, share)));
    posture.bend(finger(n, 1, side), [x, y, z], (2 * Math.atan2(Math.hypot(x, y, z), w) * 180) / Math.PI);
  }
  const hinge = normalize(cross(middle, palmNormal(posture, side)));
  for (const n of [2, 3, 4, 5]) {
    for (const joint of [1, 2, 3]) posture.bend(finger(n, joint, side), hinge, curl * (0.6 + n * 0.12));
  }
}
