import { subtract } from "../geometry/vector.ts";
import { palmNormal, shapeHand } from "./hand.ts";
import { Posture } from "./posture.ts";
import { sides, sign, type Skeleton } from "./skeleton.ts";

/** Slopes (sideways per length down) of arms and legs in the anatomical position. */
export interface Stance {
  readonly armSlope: number;
  readonly legSlope: number;
}

const anatomical: Stance = { armSlope: 0.17, legSlope: 0.035 };

/** The anatomical position: upright, feet flat and a little apart, arms slightly off the trunk, palms forward. */
export function standing(skeleton: Skeleton, { armSlope, legSlope }: Stance = anatomical): Posture {
  const p = new Posture(skeleton);
  for (const side of sides) {
    const k = sign(side);
    const [hip, knee, ankle] = [`upperleg01.${side}`, `lowerleg01.${side}`, `foot.${side}`].map((b) => p.rest(b));
    p.aim(`upperleg01.${side}`, hip, knee, [legSlope * k, -1, 0]);
    p.aim(`lowerleg01.${side}`, knee, ankle, [legSlope * 0.7 * k, -1, -0.045]);
    // The sole stays as flat as at rest; the toes turn out a little.
    const toe = p.rest(`toe2-1.${side}`);
    const along = subtract(toe, ankle);
    p.aim(`foot.${side}`, ankle, toe, [along[0] + 0.06 * k, along[1], along[2]]);

    p.turn(`clavicle.${side}`, [0, 0, 1], -2 * k);
    p.turn(`shoulder01.${side}`, [0, 0, 1], -6 * k);
    const [shoulder, elbow, wrist] = [`upperarm01.${side}`, `lowerarm01.${side}`, `wrist.${side}`].map((b) => p.rest(b));
    const knuckle = p.rest(`finger3-1.${side}`);
    p.aim(`upperarm01.${side}`, shoulder, elbow, [armSlope * k, -1, -0.02]);
    p.aim(`lowerarm01.${side}`, elbow, wrist, [(armSlope + 0.06) * k, -1, 0.1]);
    const palm = palmNormal(p, side);
    p.twistTo(`lowerarm02.${side}`, p.rest(`lowerarm02.${side}`), wrist, palm, [0.15 * k, 0, 1], 0.55);
    p.aim(`wrist.${side}`, wrist, knuckle, [(armSlope + 0.02) * k, -1, 0.08]);
    p.twistTo(`wrist.${side}`, wrist, knuckle, palm, [0.1 * k, 0, 1]);
    shapeHand(p, side, { gather: 0.55, curl: 7 });
  }
  return p;
}
