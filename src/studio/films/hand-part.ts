import { add, mix, scale, type Vec3 } from "../geometry/vector.ts";
import { palmNormal } from "../pose/hand.ts";
import type { Posture } from "../pose/posture.ts";
import type { Side } from "../pose/skeleton.ts";
import type { HandPart } from "./script.ts";

/** From the bones in the middle of the hand to its skin, decimetres. */
const depth = { palm: 0.16, back: 0.13, tip: 0.05 };

/** World position of the surface of a part of the hand, as posed. */
export function partPoint(p: Posture, side: Side, part: HandPart): Vec3 {
  const normal = palmNormal(p, side);
  const [wrist, knuckle] = [p.rest(`wrist.${side}`), p.rest(`finger3-1.${side}`)];
  const digit = { index: "finger2-3", middle: "finger3-3", thumb: "finger1-3" } as const;
  switch (part) {
    case "wrist":
      return p.point(`wrist.${side}`);
    case "palm":
      return p.point(`wrist.${side}`, add(mix(wrist, knuckle, 0.7), scale(normal, depth.palm)));
    case "knuckles":
      return p.point(`wrist.${side}`, add(knuckle, scale(normal, -depth.back)));
    case "pinch":
      return mix(partPoint(p, side, "index"), partPoint(p, side, "thumb"), 0.5);
    default: {
      const bone = `${digit[part]}.${side}`;
      return p.point(bone, add(p.tail(bone), scale(normal, depth.tip)));
    }
  }
}
