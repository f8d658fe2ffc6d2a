import { smoothstep } from "../geometry/ramp.ts";
import type { Place } from "./place.ts";

/** Height of the lower edge of the head, from the chin along the jaw to below the ear and the base of the skull. */
const headEdge = (z: number): number =>
  6.25 + 0.2 * smoothstep(1.2, 0.65, z) + 0.38 * smoothstep(0.72, 0.42, z) - 0.12 * smoothstep(0.3, -0.2, z);

const isEar = ({ x, y, z }: Place): boolean => {
  const t = y - 7.11;
  return Math.hypot((z - 0.47 + 0.4 * t) / 0.2, t / 0.31) < 1 && x > 0.6;
};

/** Zone of a place on the head, or undefined below it. */
export function headZone(place: Place): string | undefined {
  const { x, y, z } = place;
  if (y < headEdge(z) || x > 1.2) return undefined;
  if (isEar(place)) return "ear";
  const hairline = 7.9 + 0.25 * Math.max(0, 0.9 - z);
  if (z < 0.5) return backOfHead(place);
  if (y > hairline) return "head_top";
  return x > 0.56 || z < 0.85 ? sideOfFace(place) : face(place);
}

function backOfHead({ x, y, z }: Place): string {
  if (y > 7.97) return "head_top";
  if (z > -0.22 && y < 7.12) return "behind_ear";
  if (x > 0.5 && z > -0.1) return "head_side";
  return "head_back";
}

function sideOfFace({ y, z, close }: Place): string {
  if (y > 7.2) return "temple";
  if (close && y > 6.84 && z < 0.86) return "jaw_joint";
  if (y > 6.86) return "cheek";
  return "jaw";
}

function face({ x, y, close }: Place): string {
  const brow = 7.37 + 0.05 * Math.sin((x - 0.1) * 6);
  if (y > brow) return close && y < 7.6 ? (x < 0.13 ? "between_brows" : "brow") : "forehead";
  const nose = x < 0.1 + 0.12 * smoothstep(7.25, 6.95, y);
  if (nose && y > 6.8) return y > 7.25 && x < 0.1 && close ? "between_brows" : "nose";
  if (y > 7.1 - 0.05 * smoothstep(0.2, 0.5, x)) return "eye";
  if (y > (close ? 6.82 : 6.78)) return "cheek";
  const lips = Math.hypot(x / 0.27, (y - 6.6) / 0.13) < 1;
  if (!close) return x < 0.27 ? (y > 6.48 ? "mouth" : "chin") : "jaw";
  if (lips) return "mouth";
  if (y > 6.6) return "upper_teeth";
  if (x < 0.27 && y < 6.48) return "chin";
  return y > 6.4 && x < 0.48 ? "lower_teeth" : "jaw";
}
