import type { BodyState } from "./body-state.ts";

/** Sitting upright, feet on the floor. */
export const seated: BodyState = { "left hip bend": 86, "right hip bend": 86, "left knee bend": 86, "right knee bend": 86, "left hip out": 3, "right hip out": 3 };
