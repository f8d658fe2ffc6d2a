import type { FilmScript } from "./script.ts";

/** A table before someone who sits. @param front how far its near edge is from the seat's middle @param top its height over the seat, decimetres */
export const table = (front: number, top: number): NonNullable<FilmScript["furniture"]> => [
  { middle: [0, top - 0.15, front + 2.6], size: [11, 0.3, 5.2] },
  { middle: [-5.1, top - 3.9, front + 0.5], size: [0.4, 7.2, 0.4] },
  { middle: [5.1, top - 3.9, front + 0.5], size: [0.4, 7.2, 0.4] },
  { middle: [-5.1, top - 3.9, front + 4.7], size: [0.4, 7.2, 0.4] },
  { middle: [5.1, top - 3.9, front + 4.7], size: [0.4, 7.2, 0.4] },
];
