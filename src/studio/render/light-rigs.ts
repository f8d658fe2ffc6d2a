import type { LightRig } from "./light-sampling.ts";

/** A soft window at the upper left, a weak cool one at the right, and two from behind that draw the outline. */
export const studioRig: LightRig = {
  lamps: [
    { from: [-0.75, 0.7, 0.72], radiance: 3.6, power: 5, tint: [1, 0.98, 0.95] },
    { from: [0.95, 0.1, 0.6], radiance: 0.6, power: 3, tint: [0.94, 0.98, 1.04] },
    { from: [0.9, 0.35, -0.6], radiance: 1.4, power: 5, tint: [0.95, 0.99, 1.04] },
    { from: [-0.9, 0.35, -0.7], radiance: 0.9, power: 5, tint: [1, 0.99, 0.97] },
  ],
  sky: 0.55,
  bounce: 0.5,
};
