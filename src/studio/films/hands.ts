import type { HandPlace } from "./script.ts";
import { railAway, railHeight } from "./rail.ts";

/** Flat on the couch beside the hips, lying on the back. */
export const besideHips: HandPlace = { bone: "root", shift: [2.35, -1.1, 0.28], palm: [0, 0, -1], elbow: [1, 0.1, 0], fingers: [0.1, -0.04, 1] };

/** Flat on the couch beside the hips, lying on the belly, palms up. */
export const besideHipsProne: HandPlace = { bone: "root", shift: [2.35, -1.1, 1.3], palm: [0, 0, -1], elbow: [1, 0.1, 0], fingers: [0.1, 0, -1] };

/** On the own thighs, sitting. */
export const onThighs: HandPlace = { bone: "root", shift: [1.25, 0.45, 2.1], palm: [0, -1, 0], elbow: [1, -0.2, -0.8], fingers: [-0.15, -0.12, 1] };

/** Behind the low back, one hand on each side. */
export const behindBack: HandPlace = { bone: "spine05", shift: [0.4, 0.2, -1.2], palm: [0, 0, 1], elbow: [1, -0.2, -0.9], fingers: [-1, -0.25, 0.1] };

/** On the back of the hips, fingers down. */
export const onHips: HandPlace = { bone: "root", shift: [1.35, 0.75, -0.3], palm: [-0.3, 0, 1], elbow: [1, -0.1, -1], fingers: [-0.35, -1, 0.05] };

/** Holding a rail or the back of a chair in front; `height` and `before` are those of its top edge, decimetres. */
export const onRail = (height: number, before: number): HandPlace => ({
  bone: "room",
  shift: [0.95, height + 0.28, before - 0.75],
  palm: [0, -1, 0],
  elbow: [0.7, -1, -0.4],
  fingers: [-0.1, -0.12, 1],
  curl: 26,
});

/** On the couch beside the shoulders, lying on the belly, to press the chest up. */
export const underShoulder: HandPlace = { bone: "room", shift: [1.9, 0.22, 4.3], palm: [0, -1, 0], elbow: [0.7, 1, -0.8], fingers: [0.05, -0.04, 1] };

/** Palms down in the middle of the own thighs, sitting. */
export const onThighTops: HandPlace = { bone: "skin", shift: [1.5, -2.3, 1], part: "palm", palm: [0, -1, 0], elbow: [1, -0.2, -0.8], fingers: [-0.1, -0.05, 1], curl: 8 };

/** Resting on the handrail, gliding along it as the body walks. */
export const alongRail: HandPlace = { bone: "room", shift: [railAway - 0.05, railHeight + 0.28, 0.6], palm: [0, -1, 0], elbow: [0.5, -1, -0.8], fingers: [0.05, -0.15, 1], curl: 28 };
