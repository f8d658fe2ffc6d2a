import { cross, dot, normalize, subtract, type Vec3 } from "../geometry/vector.ts";

/** A camera without perspective, so that a picture and the zones drawn over it match to the pixel. */
export interface FlatCamera {
  /** unit world directions */
  readonly right: Vec3;
  readonly up: Vec3;
  /** from the body towards the camera */
  readonly towards: Vec3;
  /** world point in the middle of the picture, decimetres */
  readonly centre: Vec3;
  /** height of the picture, decimetres */
  readonly height: number;
  /** pixels of the picture */
  readonly pixels: { readonly width: number; readonly height: number };
  /** only what is within this distance of the centre's plane is shown, decimetres: not the other leg, say */
  readonly depth: number;
}

/** @param towards from the body towards the camera @param upwards roughly up in the picture */
export function flatCamera(
  towards: Vec3,
  upwards: Vec3,
  centre: Vec3,
  height: number,
  pixels: FlatCamera["pixels"],
  depth = 60,
): FlatCamera {
  const back = normalize(towards);
  const right = normalize(cross(upwards, back));
  return { right, up: cross(back, right), towards: back, centre, height, pixels, depth };
}

/** Picture position in pixels from the top left, and nearness to the camera in decimetres (larger is nearer). */
export function project(camera: FlatCamera, point: Vec3): Vec3 {
  const pixelsPerDm = camera.pixels.height / camera.height;
  const d = subtract(point, camera.centre);
  return [
    camera.pixels.width / 2 + dot(d, camera.right) * pixelsPerDm,
    camera.pixels.height / 2 - dot(d, camera.up) * pixelsPerDm,
    dot(d, camera.towards),
  ];
}

/** The same view at another size in pixels. */
export function resized(camera: FlatCamera, factor: number): FlatCamera {
  const { width, height } = camera.pixels;
  return { ...camera, pixels: { width: Math.round(width * factor), height: Math.round(height * factor) } };
}
