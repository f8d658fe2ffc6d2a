import type { Thing } from "./script.ts";

/** A chair seen from behind, to hold on to; its back is `before` the body, decimetres. */
export const chair = (before: number): Thing[] => [
  { middle: [0, 9.35, before], size: [4.2, 0.5, 0.4] },
  { middle: [0, 7.4, before], size: [4, 0.9, 0.25] },
  { middle: [-1.9, 4.65, before], size: [0.36, 9.3, 0.36] },
  { middle: [1.9, 4.65, before], size: [0.36, 9.3, 0.36] },
  { middle: [0, 4.6, before + 2], size: [4.3, 0.4, 4.2] },
  { middle: [-1.9, 2.2, before + 3.8], size: [0.36, 4.4, 0.36] },
  { middle: [1.9, 2.2, before + 3.8], size: [0.36, 4.4, 0.36] },
];

/** What stood before the body, at its left side instead. */
export const beside = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const { middle, size } = thing;
    return { ...thing, middle: [middle[2], middle[1], -middle[0]], size: typeof size === "number" ? size : [size[2], size[1], size[0]] };
  });
