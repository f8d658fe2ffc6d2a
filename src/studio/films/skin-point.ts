import type { Figure } from "../human/figure.ts";
import { vertexNormals } from "../mesh/normals.ts";
import { add, normalize, scale, subtract, type Vec3 } from "../geometry/vector.ts";
import type { Posture } from "../pose/posture.ts";

/** A place on the skin of one body, before it is posed. */
export interface SkinPoint {
  /** up to four bones that carry it; weights add up to one */
  readonly bones: readonly { readonly name: string; readonly weight: number }[];
  readonly rest: Vec3;
  /** unit rest direction out of the skin */
  readonly normal: Vec3;
  /** how far a full breath moves it at rest */
  readonly swell: Vec3;
}

/** Finds skin by a place near it on the neutral human, decimetres. */
export type FindSkin = (at: Vec3) => SkinPoint;

/** The skin of a figure. Each search looks at every vertex once and is remembered. */
export function skinOf(figure: Figure, swell: Float32Array): FindSkin {
  const found = new Map<string, SkinPoint>();
  const { neutral, shape, weights, mush, skeleton } = figure;
  const normals = vertexNormals(shape, mush.quads);
  const three = (list: Float32Array, i: number): Vec3 => [list[i * 3], list[i * 3 + 1], list[i * 3 + 2]];
  return (at) => {
    const key = at.join();
    const known = found.get(key);
    if (known) return known;
    let nearest = 0;
    let least = Infinity;
    for (let i = 0; i < neutral.length / 3; i++) {
      const [x, y, z] = subtract(three(neutral, i), at);
      const square = x * x + y * y + z * z;
      if (square < least) [nearest, least] = [i, square];
    }
    const bones = [0, 1, 2, 3]
      .map((k) => ({ name: skeleton.bones[weights.boneIndex[nearest * 4 + k]].name, weight: weights.boneWeight[nearest * 4 + k] }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight);
    const point = { bones, rest: three(shape, nearest), normal: normalize(three(normals, nearest)), swell: three(swell, nearest) };
    found.set(key, point);
    return point;
  };
}

/** World position `above` the skin, decimetres, with the chest filled to a share `breath` (0..1). */
export function overSkin(posture: Posture, { bones, rest, normal, swell }: SkinPoint, above: number, breath: number): Vec3 {
  const at = add(add(rest, scale(swell, breath)), scale(normal, above));
  return bones.reduce<Vec3>((sum, { name, weight }) => add(sum, scale(posture.point(name, at), weight)), [0, 0, 0]);
}
