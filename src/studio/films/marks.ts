import { subtract, type Vec3 } from "../geometry/vector.ts";
import { accent } from "../render/palette.ts";
import { type ClipMatrix, toPicture } from "../views/projection.ts";
import type { Acted } from "./actor.ts";
import type { BodyState } from "./body-state.ts";
import { arrow, ledUpTo, sector, swing } from "./overlay.ts";
import type { FilmScript } from "./script.ts";
import { type Moment, momentAt, stations } from "./timeline.ts";

const fade = (passed: number): number => Math.min(1, passed / 0.15, (1 - passed) / 0.15);
const samples = 24;

/** Makes the vector marks of each moment: the arrow along a movement and the angle at a joint. */
export function makeMarks(script: FilmScript, act: (state: BodyState) => Acted, view: ClipMatrix, width: number, height: number): (moment: Moment) => string[] {
  const onPicture = (p: Vec3): [number, number] => toPicture(view, p, width, height);
  const begins = script.beats.map((_, i) => script.beats.slice(0, i).reduce((sum, b) => sum + b.seconds, 0));
  const ways = script.beats.map(({ arrow: bone, arrowLead = 0, seconds }, i) => {
    if (!bone) return [];
    const way = Array.from({ length: samples + 1 }, (_, k) => {
      const { state } = momentAt(script.start, script.beats, begins[i] + (seconds * 0.999 * k) / samples);
      return onPicture(act(state).posture.point(bone));
    });
    return ledUpTo(way, arrowLead);
  });
  const { angle } = script;
  const first = angle ? act(stations(script.start, script.beats)[0].state).posture : undefined;
  return ({ beat, passed, state }) => {
    const parts = [arrow(ways[beat], accent, fade(passed))];
    if (angle && first) {
      const { posture } = act(state);
      const centre = posture.point(angle.at);
      const rest = subtract(first.point(angle.towards), first.point(angle.at));
      const now = subtract(posture.point(angle.towards), centre);
      const rim = swing(centre, rest, now, angle.radius, 24).map(onPicture);
      parts.unshift(sector(onPicture(centre), rim, accent, 1));
    }
    return parts;
  };
}
