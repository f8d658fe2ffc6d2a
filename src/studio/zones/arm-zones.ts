import { digitOf, type Place, thumbBase } from "./place.ts";

const fingers = ["thumb", "index_finger", "middle_finger", "ring_finger", "little_finger"] as const;

/** Beyond the line from the armpit over the shoulder, or far from the trunk. */
export const isArm = ({ x, y }: Place): boolean => y > 0.6 && y < 6.1 && (x > 1.42 + 0.24 * (5.5 - y) || x > 2.6);

function handZone(place: Place): string {
  const { alongHand, acrossHand, facing, close } = place;
  const front = facing === "front";
  const digit = digitOf(place, 0);
  if (!close) {
    if (place.digits[0] + place.digits[thumbBase] > 0.5) return "thumb";
    if (digit > 0) return "fingers";
    return alongHand < 0.18 ? (front ? "wrist_front" : "wrist_back") : front ? "palm" : "hand_back";
  }
  if (digit >= 0) return fingers[digit];
  if (place.digits[thumbBase] > 0.45) return "thumb_base";
  if (alongHand < 0.16) return wristZone(place);
  if (front) return acrossHand < -0.18 ? "hand_little_side" : "palm";
  return alongHand > 0.78 ? "knuckles" : "hand_back";
}

function wristZone({ acrossHand, facing, close }: Place): string {
  if (close && acrossHand > 0.085) return "wrist_thumb_side";
  if (close && acrossHand < -0.085) return "wrist_little_side";
  return facing === "front" ? "wrist_front" : "wrist_back";
}

function elbowZone({ acrossArm, facing }: Place): string {
  if (acrossArm > (facing === "front" ? 0.12 : 0.11)) return "elbow_outer";
  if (acrossArm < -0.16) return "elbow_inner";
  return facing === "front" ? "elbow_front" : "elbow_tip";
}

function shoulderZone({ acrossArm, alongUpperArm, y, facing }: Place): string {
  if (y > 5.32 && alongUpperArm < 0.16) return "shoulder_top";
  if (acrossArm > 0.06) return "shoulder_outer";
  return facing === "front" ? "shoulder_front" : "shoulder_back";
}

/** Zone of a place on shoulder, arm or hand. */
export function armZone(place: Place): string {
  const { x, alongUpperArm, alongForearm, alongHand, facing } = place;
  const front = facing === "front";
  if (x > 3.6 && alongHand > -0.12) return handZone(place);
  if (alongForearm > 0.84 && x > 3) return wristZone(place);
  if (alongForearm > 0.17 && x > 2.4) {
    const part = alongForearm < 0.47 ? "upper" : "lower";
    return `forearm_${part}_${front ? "front" : "back"}`;
  }
  if (alongUpperArm > 0.84) return elbowZone(place);
  if (alongUpperArm > 0.34) return front ? "upper_arm_front" : "upper_arm_back";
  return shoulderZone(place);
}
