import type { FilmScript } from "./script.ts";
import { hipFilms } from "./scripts/hip.ts";
import { kneeFilms } from "./scripts/knee.ts";
import { lowBackFilms } from "./scripts/low-back.ts";
import { neckFilms } from "./scripts/neck.ts";
import { shoulderFilms } from "./scripts/shoulder.ts";

export const films: readonly FilmScript[] = [...lowBackFilms, ...hipFilms, ...kneeFilms, ...neckFilms, ...shoulderFilms];
