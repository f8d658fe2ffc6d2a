import { digitOf, type Place } from "./place.ts";

const toes = ["big_toe", "second_toe", "third_toe", "fourth_toe", "little_toe"] as const;

function soleZone(place: Place): string {
  const { x, z } = place;
  const toe = digitOf(place, 5);
  if (toe >= 0) return toes[toe];
  if (z > 0.98 - 0.28 * (x - 2.2)) return x < 2.07 ? "big_toe_joint" : "foot_ball";
  if (z < 0.02) return "heel_sole";
  return x > 2.28 ? "foot_outer_edge" : "arch";
}

function footZone(place: Place): string {
  const { x, y, z, close, facing } = place;
  if (facing === "sole") return soleZone(place);
  const toe = digitOf(place, 5);
  if (toe >= 0) return close ? toes[toe] : toe === 0 ? "big_toe" : "toes";
  if (facing === "back" && !close) return y < -7.52 ? "heel" : "achilles";
  if (!close) return y > -7.5 && z < 0.55 ? "ankle_front" : "foot_top";
  const ankleBone = Math.hypot((z - 0.05) / 0.36, (y + 7.4) / 0.44) < 1;
  if (ankleBone && x > 2.3) return "ankle_outer";
  if (ankleBone && x < 2.12) return "ankle_inner";
  if (y < -7.66 && z < 0.42 + 0.5 * (y + 7.66)) return "heel";
  if (z < 0.05) return "achilles";
  if (y > -7.72 && z < 0.66) return "ankle_front";
  if (z > 1.0 && x < 2.06) return "big_toe_joint";
  if (x > 2.44 && y < -7.76) return "foot_outer_edge";
  if (x < 2.14 && y < -7.78 && z < 1.05) return "arch";
  return "foot_top";
}

function kneeZone({ alongThigh, alongShin, acrossLeg, facing }: Place): string {
  const outward = acrossLeg + 0.02;
  if (facing === "back") return outward > 0.36 ? "knee_outer" : outward < -0.34 ? "knee_inner" : "knee_hollow";
  if (alongThigh < 0.92) return "knee_above";
  if (outward > 0.29) return "knee_outer";
  if (outward < -0.29) return "knee_inner";
  return alongShin > 0.075 ? "knee_below" : "kneecap";
}

function thighZone({ alongThigh, acrossLeg, facing }: Place): string {
  if (acrossLeg < -0.54 + 0.2 * alongThigh) return "thigh_inner";
  if (acrossLeg > 0.26) return "thigh_outer";
  const part = alongThigh < 0.5 ? "upper" : "lower";
  return `thigh_${facing === "back" ? "back" : "front"}_${part}`;
}

/** Zone of a place on thigh, knee, lower leg or foot. */
export function legZone(place: Place): string {
  const { y, z, alongThigh, alongShin, acrossLeg, facing, close } = place;
  if (y < -7.52 || (y < -7.05 && close) || facing === "sole" || (y < -7.0 && z > 0.5)) return footZone(place);
  if (alongShin > 0.17) {
    if (facing === "back") return alongShin > 0.74 ? "achilles" : acrossLeg > 0 ? "calf_outer" : "calf_inner";
    if (facing === "side") return alongShin > 0.82 ? footZone(place) : z < -0.05 ? "achilles" : acrossLeg > 0.2 ? "shin_outer" : "shin";
    if (alongShin > 0.86) return "ankle_front";
    return acrossLeg > 0.02 ? "shin_outer" : "shin";
  }
  if (alongThigh > 0.84) return kneeZone(place);
  return thighZone(place);
}
