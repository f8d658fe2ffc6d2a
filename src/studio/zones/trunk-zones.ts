import { smoothstep } from "../geometry/ramp.ts";
import type { Place } from "./place.ts";

/** Neck, from the head's edge to the collarbones and the upper end of the breastbone. */
function neckZone({ x, y, z, facing }: Place): string | undefined {
  const back = facing === "back" || (facing === "side" && z < 0.15);
  if (back) {
    if (y > 6.28 && x < 0.62) return "skull_base";
    if (y < 5.2 || x > 0.42 + 0.3 * Math.max(0, y - 5.5)) return undefined;
    return y < 5.66 ? "neck_base" : "neck_back";
  }
  const edge = 5.38 + 0.3 * Math.max(0, x - 0.2);
  if (y < edge || x > 0.66 + 0.5 * Math.max(0, 5.8 - y)) return undefined;
  return x < 0.3 ? "throat" : "neck_side";
}

/** Lower edge of the ribs, highest in the middle. */
const ribEdge = (x: number): number => 2.22 + 0.86 * Math.exp(-((x / 0.75) ** 2));

/** The groin's crease, from the pubic bone out and up to the front of the hip bone. */
export const groinLine = (x: number): number => 0.4 + 0.66 * (x - 0.25);

function frontZone({ x, y }: Place): string {
  if (y > 4.9) return x < 0.28 ? "breastbone_upper" : "collarbone";
  if (y > ribEdge(x)) {
    if (x < 0.29 && y > 3.05) return y > 4.15 ? "breastbone_upper" : "breastbone_lower";
    if (x > 0.93 + 0.38 * Math.max(0, y - 3.9)) return y > 3.75 ? "armpit" : "chest_side";
    return y > 4.15 ? "chest_upper" : y > 3.25 ? "breast" : "lower_ribs";
  }
  if (y > 2.1 && x < 0.5) return "upper_belly_middle";
  if (y > 1.82) return x < 0.5 ? "navel" : "upper_belly";
  if (y > 1.32 - 0.25 * Math.max(0, x - 0.9)) return x < 0.55 ? "navel" : "waist";
  if (x < 0.42) return y > 0.62 ? "bladder" : "pubic";
  return y < groinLine(x) + 0.3 ? "groin" : "lower_belly";
}

function backZone({ x, y }: Place): string {
  if (y > 5.02 + 0.12 * x) return x < 0.4 ? "neck_base" : x > 1.18 ? "shoulder_top" : "neck_shoulder";
  if (y > 3.72) {
    if (x < 0.37) return "between_shoulder_blades";
    return x > 1.16 ? "armpit_back" : "shoulder_blade";
  }
  if (y > 2.85) return x < 0.34 ? "mid_spine" : x > 1.0 ? "chest_side" : "back_ribs";
  if (y > 2.1) return x < 0.34 ? "upper_lumbar" : "loin";
  if (y > 1.5 - 0.1 * x) return x < 0.38 ? "lower_lumbar" : "low_back";
  if (x > 1.38 + 0.1 * (1 - y)) return "hip_side";
  if (y > 0.64) return x < 0.3 ? "sacrum" : x < 0.84 ? "sacroiliac" : "buttock_upper";
  if (x < 0.28) return y > 0.32 ? "sacrum" : "tailbone";
  return y > 0.14 - 0.1 * x ? "buttock" : "sit_bone";
}

/** Zone of a place on neck or trunk; the legs begin at the groin in front and below the buttock behind. */
export function trunkZone(place: Place): string | undefined {
  const { x, y, facing } = place;
  const neck = y > 5.2 ? neckZone(place) : undefined;
  if (neck) return neck;
  if (facing === "side") return "neck_shoulder";
  if (facing === "back") return y < -0.46 - 0.08 * x ? undefined : backZone(place);
  if (y > 5.2 && y > 5.42 - 0.06 * x && x > 0.5) return x > 1.18 ? "shoulder_top" : "neck_shoulder";
  if (x > 1.24 + 0.24 * smoothstep(0.9, -0.5, y) && y < 1.1 && y > -0.5) return "hip_side";
  if (y < groinLine(x) - 0.32 && !(x < 0.3 && y > -0.2)) return undefined;
  return frontZone(place);
}
