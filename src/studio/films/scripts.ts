import type { FilmScript } from "./script.ts";
import { bellyPressFilms } from "./scripts/belly-press.ts";
import { chestFilms } from "./scripts/chest.ts";
import { elbowFilms } from "./scripts/elbow.ts";
import { headFilms } from "./scripts/head.ts";
import { bellyFilms } from "./scripts/belly.ts";
import { hipFilms } from "./scripts/hip.ts";
import { kneeFilms } from "./scripts/knee.ts";
import { legFilms } from "./scripts/leg.ts";
import { lowBackFilms } from "./scripts/low-back.ts";
import { neckFilms } from "./scripts/neck.ts";
import { shoulderFilms } from "./scripts/shoulder.ts";
import { wristFilms } from "./scripts/wrist.ts";

export const films: readonly FilmScript[] = [
  ...bellyFilms,
  ...bellyPressFilms,
  ...chestFilms,
  ...elbowFilms,
  ...headFilms,
  ...hipFilms,
  ...kneeFilms,
  ...legFilms,
  ...lowBackFilms,
  ...neckFilms,
  ...shoulderFilms,
  ...wristFilms,
];
