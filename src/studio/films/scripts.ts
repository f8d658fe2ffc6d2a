import type { FilmScript } from "./script.ts";
import { kneeFilms } from "./scripts/knee.ts";
import { lowBackFilms } from "./scripts/low-back.ts";

export const films: readonly FilmScript[] = [...lowBackFilms, ...kneeFilms];
