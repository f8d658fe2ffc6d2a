import type { Vec3 } from "../geometry/vector.ts";
import type { Sex } from "../human/recipe.ts";
import type { Look } from "./messages.ts";

/** Linear red, green and blue 0..1 of an sRGB colour written as six hexadecimal digits. */
export function linear(hex: string): Vec3 {
  const channel = (at: number): number => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

export const bodyLook = (sex: Sex): Look => ({
  kind: "body",
  skin: linear("d3ab92"),
  cloth: linear("9cb8c4"),
  hair: linear("3a2e29"),
  top: sex === "female",
});

export const helperLook: Look = { kind: "body", skin: linear("b58a6e"), cloth: linear("9cb8c4"), hair: linear("3a2e29"), top: false };

/** The colour (sRGB 0..1) behind films, and the accent of arrows and arcs. */
export const filmGround: Vec3 = [0.957, 0.969, 0.976];
export const accent = "#17607d";
export const couchLook: Look = { kind: "plain", colour: linear("b9c9d1") };
export const pillowLook: Look = { kind: "plain", colour: linear("e9eef1") };
export const wallLook: Look = { kind: "plain", colour: linear("e3eaee") };
export const ballLook: Look = { kind: "plain", colour: linear("d9b36c") };
export const heldLook: Look = { kind: "plain", colour: linear("8a9aa3") };
export const glowColour: Vec3 = [0.95, 0.1, 0.05];

/**
 * The colour a level floor must have so that, fully lit, it looks like the ground behind it and only shadows are seen.
 * @param light red, green and blue that all lights together add to a white floor
 */
export function floorColour(ground: Vec3, light: Vec3, exposure: number): Vec3 {
  const one = (c: number, lit: number): number => {
    const shown = c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    // The inverse of the finish shader's shoulder.
    const before = shown <= 0.7 ? shown : 0.7 - 0.3 * Math.log(1 - (shown - 0.7) / 0.3);
    return before / (lit * exposure);
  };
  return [one(ground[0], light[0]), one(ground[1], light[1]), one(ground[2], light[2])];
}
