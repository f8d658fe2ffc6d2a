import { add, scale, subtract, type Vec3 } from "../geometry/vector.ts";
import { type FlatCamera } from "../views/camera.ts";
import { type ClipMatrix, flatMatrix, frameFacing, perspectiveMatrix, shifted } from "../views/projection.ts";
import { type LightRig, type LightSample, sampleLights } from "./light-sampling.ts";
import type { Ball } from "./mesh-message.ts";
import type { ShotMessage } from "./messages.ts";

export interface Lighting {
  readonly rig: LightRig;
  readonly passes: number;
  readonly exposure: number;
  readonly shadowPixels: number;
}

/** The i-th point of the additive recurrence on the plastic number (Roberts 2018): even cover of a pixel. */
const plastic = 1.324717957244746;
const withinPixel = (i: number): [number, number] => [((0.5 + i / plastic) % 1) - 0.5, ((0.5 + i / plastic ** 2) % 1) - 0.5];

interface Axes {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly towards: Vec3;
}

const inWorld = ({ right, up, towards }: Axes, [x, y, z]: Vec3): Vec3 => add(add(scale(right, x), scale(up, y)), scale(towards, z));

/** One pass per light; what throws shadows must be inside `bounds`. Each has its own shadow view and sub-pixel shift. */
export function passesOf(axes: Axes, view: ClipMatrix, size: { width: number; height: number }, lighting: Lighting, bounds: Ball): ShotMessage["lights"] {
  return sampleLights(lighting.rig, lighting.passes).map((sample: LightSample, i) => {
    const towards = inWorld(axes, sample.towards);
    const upwards: Vec3 = Math.abs(towards[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0];
    const { centre, radius } = bounds;
    const [dx, dy] = withinPixel(i);
    return {
      towards,
      colour: sample.colour,
      toLight: [...flatMatrix(frameFacing(towards, upwards), centre, radius, radius, radius * 1.5)],
      toView: shifted(view, dx, dy, size.width, size.height),
    };
  });
}

/**
 * Reorders a list so that each group of `size` neighbours holds items from all over it. Samples come sorted by height; a
 * pass with lights from one height alone would weigh its share of the edges' pixels wrongly.
 */
export function inBalancedGroups<T>(items: readonly T[], size: number): T[] {
  const groups = Math.ceil(items.length / size);
  return Array.from({ length: groups }, (_, g) => items.filter((__, i) => i % groups === g)).flat();
}

/** Lights added in one pass over a film's meshes. */
const together = 3;

/** A film has few lights, whose shadows would show as steps; decimetres. */
const softness = 0.2;

const noGlow: ShotMessage["glow"] = { at: Array<number>(16).fill(0), colour: [0, 0, 0], strength: 0 };

/** A still on a transparent ground, without perspective. The rig turns with the camera. */
export function stillShot(camera: FlatCamera, lighting: Lighting, bounds: Ball): ShotMessage {
  const { width, height } = camera.pixels;
  const half = camera.height / 2;
  const view = flatMatrix(camera, camera.centre, (half * width) / height, half, camera.depth);
  return {
    width,
    height,
    shadowPixels: lighting.shadowPixels,
    softness: 0,
    exposure: lighting.exposure,
    together: 1,
    background: [0, 0, 0, -lighting.passes],
    perspective: false,
    eyeTowards: camera.towards,
    eyePosition: [0, 0, 0],
    glow: noGlow,
    lights: passesOf(camera, view, camera.pixels, lighting, bounds),
  };
}

/** A film's camera, which stays where it is. */
export interface FilmCamera {
  readonly from: Vec3;
  readonly at: Vec3;
  /** degrees from the bottom to the top of the picture */
  readonly viewAngle: number;
}

export const filmView = ({ from, at, viewAngle }: FilmCamera, size: { width: number; height: number }): ClipMatrix =>
  perspectiveMatrix(from, at, [0, 1, 0], viewAngle, size.width / size.height);

/** A frame on a ground of one colour (sRGB 0..1). The lights are the same in all frames, so that nothing flickers. */
export function filmShot(camera: FilmCamera, size: { width: number; height: number }, ground: Vec3, lighting: Lighting, bounds: Ball, glow: ShotMessage["glow"]): ShotMessage {
  const axes = frameFacing(subtract(camera.from, camera.at), [0, 1, 0]);
  // The floor keeps out what comes from below.
  const above = passesOf(axes, filmView(camera, size), size, lighting, bounds).filter(({ towards }) => towards[1] > 0);
  const lights = inBalancedGroups(above, together);
  return {
    ...size,
    shadowPixels: lighting.shadowPixels,
    softness,
    exposure: lighting.exposure,
    together,
    background: [...ground, Math.ceil(lights.length / together)],
    perspective: true,
    eyeTowards: axes.towards,
    eyePosition: camera.from,
    glow,
    lights,
  };
}
