import { armZone, isArm } from "./arm-zones.ts";
import { headZone } from "./head-zones.ts";
import { legZone } from "./leg-zones.ts";
import type { Place } from "./place.ts";
import { trunkZone } from "./trunk-zones.ts";

/** The zone a place belongs to, without its side; every place on the body has one. */
export function classify(place: Place): string {
  if (isArm(place)) return armZone(place);
  if (place.y > 6) {
    const head = headZone(place);
    if (head) return head;
  }
  return (place.y > -2.5 && trunkZone(place)) || legZone(place);
}
