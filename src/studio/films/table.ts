import type { FilmScript } from "./script.ts";

/**
 * A table before someone who sits, decimetres.
 * @param front how far its near edge is from the seat's middle @param top its height over the seat @param deep from its near edge to the far one
 */
export const table = (front: number, top: number, deep = 5.2): NonNullable<FilmScript["furniture"]> => [
  { middle: [0, top - 0.15, front + deep / 2], size: [11, 0.3, deep] },
  { middle: [-5.1, top - 3.9, front + 0.5], size: [0.4, 7.2, 0.4] },
  { middle: [5.1, top - 3.9, front + 0.5], size: [0.4, 7.2, 0.4] },
  { middle: [-5.1, top - 3.9, front + deep - 0.5], size: [0.4, 7.2, 0.4] },
  { middle: [5.1, top - 3.9, front + deep - 0.5], size: [0.4, 7.2, 0.4] },
];
