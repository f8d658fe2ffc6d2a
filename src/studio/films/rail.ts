import type { Thing } from "./script.ts";

export const railHeight = 9.2;
export const railAway = 3.2;

/**
 * A handrail at the left side. It is longer than any picture is wide: whoever walks along it passes it, though it stands still with
 * the camera.
 */
export const rail: readonly Thing[] = [{ middle: [railAway, railHeight - 0.2, 0], size: [0.4, 0.4, 60] }];
