import { between, type BodyState } from "./body-state.ts";

/** A stretch of a film: the body moves to `to` (or holds still) in so many seconds. */
export interface Beat {
  readonly seconds: number;
  readonly to?: BodyState;
  /** moves at one speed, for the parts of a movement that flows on, as walking does */
  readonly even?: boolean;
  /** 0..1: how strongly the place that may hurt glows at the end of the beat; held when left out */
  readonly glow?: number;
  /** draws an arrow along the way this bone (its head) takes during the beat */
  readonly arrow?: string;
  /** begins that arrow so many pixels earlier: a push is too short to be seen */
  readonly arrowLead?: number;
  /** what the captions say from the beginning of this beat until the next line; "" takes the line away */
  readonly say?: string;
}

/** Share of a reach done at a share of its time: minimum jerk, as people move (Flash & Hogan 1985). */
export function ease(t: number): number {
  const c = Math.min(1, Math.max(0, t));
  return c * c * c * (10 + c * (6 * c - 15));
}

/** The first and last hundredth of a movement is too little to be seen: there the body rests, and frames share a drawing. */
const seen = (share: number): number => (share < 0.01 ? 0 : share > 0.99 ? 1 : share);

/** What the film shows at one moment. */
export interface Moment {
  readonly state: BodyState;
  readonly glow: number;
  /** the beat's number, and how much of it has passed, 0..1 */
  readonly beat: number;
  readonly passed: number;
}

export const lasts = (beats: readonly Beat[]): number => beats.reduce((sum, { seconds }) => sum + seconds, 0);

/** State at the end of each beat, the start first. */
export function stations(start: BodyState, beats: readonly Beat[]): { state: BodyState; glow: number }[] {
  const out = [{ state: start, glow: 0 }];
  for (const beat of beats) {
    const last = out[out.length - 1];
    out.push({ state: { ...last.state, ...beat.to }, glow: beat.glow ?? last.glow });
  }
  return out;
}

/** Where nothing moves, a glow comes and goes within so many seconds, and the rest of the beat is one drawing. */
const glowSeconds = 0.4;

/** @param time seconds from the start; held at both ends */
export function momentAt(start: BodyState, beats: readonly Beat[], time: number): Moment {
  const stops = stations(start, beats);
  let begin = 0;
  for (let beat = 0; beat < beats.length; beat++) {
    const { seconds, even } = beats[beat];
    if (time < begin + seconds || beat === beats.length - 1) {
      const passed = Math.min(1, Math.max(0, (time - begin) / seconds));
      const share = even ? passed : seen(ease(passed));
      const glowing = beats[beat].to ? share : ease((time - begin) / Math.min(seconds, glowSeconds));
      const [from, to] = [stops[beat], stops[beat + 1]];
      return { state: between(from.state, to.state, share), glow: from.glow + (to.glow - from.glow) * glowing, beat, passed };
    }
    begin += seconds;
  }
  return { state: start, glow: 0, beat: 0, passed: 0 };
}
