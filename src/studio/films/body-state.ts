/** The movements a film can ask for, in a physiotherapist's words; degrees, 0 is the upright anatomical position. */
const central = [
  /** the whole pelvis tipped forward (backward when negative) */
  "lean",
  /** the whole body turned to its left */
  "turn",
  /** rounding (positive) or hollowing of the spine from pelvis to neck */
  "back bend",
  /** turning the chest to the left */
  "back turn",
  /** chin to chest (positive) or looking up */
  "neck bend",
  "neck turn",
] as const;

const paired = [
  "hip bend",
  /** away from the other leg */
  "hip out",
  "knee bend",
  /** toes towards the shin (positive) or pointed */
  "ankle up",
  "arm forward",
  "arm out",
  "elbow bend",
] as const;

export type Movement = (typeof central)[number] | `${"left" | "right"} ${(typeof paired)[number]}`;

/** Degrees for every movement; what is left out is 0. */
export type BodyState = Readonly<Partial<Record<Movement, number>>>;

export const angle = (state: BodyState, movement: Movement): number => state[movement] ?? 0;

/** The state a share (0..1) of the way from one to another. */
export function between(from: BodyState, to: BodyState, share: number): BodyState {
  const out: Partial<Record<Movement, number>> = {};
  for (const movement of new Set([...Object.keys(from), ...Object.keys(to)]) as Set<Movement>) {
    out[movement] = angle(from, movement) + (angle(to, movement) - angle(from, movement)) * share;
  }
  return out;
}
