import { between, type BodyState } from "./body-state.ts";
import { type Beat, ease } from "./timeline.ts";

/** Hip, knee and ankle through one stride, degrees, each with the share of the stride (0..1, from one heel strike to the next). */
export interface Gait {
  readonly hip: readonly (readonly [number, number])[];
  readonly knee: readonly (readonly [number, number])[];
  /** toes over the level (positive) or heel over it; feet are level otherwise */
  readonly foot: readonly (readonly [number, number])[];
  /** how far the arms swing, degrees to either side */
  readonly armSwing: number;
  /** how far the trunk turns, degrees to either side */
  readonly trunkTurn: number;
}

/** Easy walking (after Winter, "Biomechanics and Motor Control of Human Movement", rounded). */
export const easyGait: Gait = {
  hip: [[0, 22], [0.12, 18], [0.3, 4], [0.5, -10], [0.6, -4], [0.73, 15], [0.87, 24]],
  knee: [[0, 4], [0.12, 13], [0.3, 6], [0.5, 8], [0.6, 34], [0.73, 54], [0.87, 24]],
  foot: [[0, 16], [0.1, 0], [0.32, 0], [0.5, -20], [0.6, -46], [0.73, -30], [0.87, 6]],
  armSwing: 13,
  trunkTurn: 4,
};

const tiptoes = -34;
const heels = 22;
const shortSteps = { hip: [[0, 13], [0.3, 2], [0.5, -6], [0.62, -1], [0.75, 13], [0.9, 16]], knee: [[0, 5], [0.3, 4], [0.5, 8], [0.62, 26], [0.75, 34], [0.9, 14]] } as const;

export const heelGait: Gait = { ...shortSteps, foot: [[0, heels], [0.5, heels]], armSwing: 5, trunkTurn: 2 };
export const toeGait: Gait = { ...shortSteps, foot: [[0, tiptoes], [0.5, tiptoes]], armSwing: 5, trunkTurn: 2 };

/** A smooth closed curve through points (periodic cubic Hermite, Catmull-Rom slopes). */
export function aroundPoints(points: readonly (readonly [number, number])[], at: number): number {
  const n = points.length;
  const t = ((at % 1) + 1) % 1;
  const point = (i: number): [number, number] => {
    const turns = Math.floor(i / n);
    const [x, y] = points[i - turns * n];
    return [x + turns, y];
  };
  let i = n - 1;
  while (i >= 0 && points[i][0] > t) i--;
  const [x0, y0] = point(i);
  const [x1, y1] = point(i + 1);
  const slope = (k: number): number => (point(k + 1)[1] - point(k - 1)[1]) / (point(k + 1)[0] - point(k - 1)[0]);
  const width = x1 - x0;
  const s = (t - x0) / width;
  const [s2, s3] = [s * s, s * s * s];
  return (2 * s3 - 3 * s2 + 1) * y0 + (3 * s2 - 2 * s3) * y1 + width * ((s3 - 2 * s2 + s) * slope(i) + (s3 - s2) * slope(i + 1));
}

/** Where the body is at a share of the stride; at 0 the right heel comes down. */
export function strideState(gait: Gait, phase: number): BodyState {
  const swing = Math.cos(2 * Math.PI * phase);
  const leg = (own: "left" | "right", at: number): BodyState => ({
    [`${own} hip bend`]: aroundPoints(gait.hip, at),
    [`${own} knee bend`]: aroundPoints(gait.knee, at),
    [`${own} ankle up`]: aroundPoints(gait.foot, at),
  });
  return {
    ...leg("right", phase),
    ...leg("left", phase + 0.5),
    "left arm forward": gait.armSwing * swing,
    "right arm forward": -gait.armSwing * swing,
    "left elbow bend": 8,
    "right elbow bend": 8,
    "back turn": -gait.trunkTurn * swing,
  };
}

const beatLength = 0.1;

/**
 * Beats that walk.
 * @param from share of the stride to begin with @param strides how many, two steps each
 * @param seconds of one stride; best a multiple of 0.2, so that every stride shares its drawings with the first
 */
export function walk(gait: Gait, from: number, strides: number, seconds: number): Beat[] {
  const each = Math.round(seconds / beatLength);
  return Array.from({ length: Math.round(strides * each) }, (_, i) => ({ seconds: beatLength, even: true, to: strideState(gait, from + (i + 1) / each) }));
}

/** The beats of `walk`, the steps growing from none as one sets off. @param standing how one stands before */
export const setOff = (standing: BodyState, beats: readonly Beat[]): Beat[] =>
  beats.map((beat, i) => ({ ...beat, to: between(standing, beat.to ?? standing, ease((i + 1) / beats.length)) }));

/** The beats of `walk`, the steps becoming none as one comes to stand. */
export const comeToStand = (standing: BodyState, beats: readonly Beat[]): Beat[] =>
  beats.map((beat, i) => ({ ...beat, to: between(standing, beat.to ?? standing, ease(1 - (i + 1) / beats.length)) }));

/** Puts a caption on the first of some beats. */
export const saying = (say: string, beats: readonly Beat[]): Beat[] => beats.map((beat, i) => (i === 0 ? { ...beat, say } : beat));
