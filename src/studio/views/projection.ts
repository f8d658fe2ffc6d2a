import { cross, dot, normalize, subtract, type Vec3 } from "../geometry/vector.ts";

/** A column-major 4 x 4 matrix that takes world points (decimetres) to clip space. */
export type ClipMatrix = readonly number[];

interface Frame {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly towards: Vec3;
}

export function frameFacing(towards: Vec3, upwards: Vec3): Frame {
  const back = normalize(towards);
  const right = normalize(cross(upwards, back));
  return { right, up: cross(back, right), towards: back };
}

/** Without perspective; `depth` is how far before and behind the centre things are kept. */
export function flatMatrix({ right, up, towards }: Frame, centre: Vec3, halfWidth: number, halfHeight: number, depth: number): ClipMatrix {
  const [r, u, t] = [right.map((x) => x / halfWidth), up.map((x) => x / halfHeight), towards.map((x) => -x / depth)];
  const shift = [r, u, t].map((axis) => -dot(axis as unknown as Vec3, centre));
  return [r[0], u[0], t[0], 0, r[1], u[1], t[1], 0, r[2], u[2], t[2], 0, shift[0], shift[1], shift[2], 1];
}

/** With perspective. @param viewAngle degrees from the bottom to the top of the picture */
export function perspectiveMatrix(from: Vec3, at: Vec3, upwards: Vec3, viewAngle: number, aspect: number): ClipMatrix {
  const { right, up, towards } = frameFacing(subtract(from, at), upwards);
  const near = 1;
  const far = 300;
  const f = 1 / Math.tan((viewAngle * Math.PI) / 360);
  const a = (far + near) / (near - far);
  const b = (2 * far * near) / (near - far);
  const [x, y, z] = [-dot(right, from), -dot(up, from), -dot(towards, from)];
  const column = (i: number) => [(f / aspect) * right[i], f * up[i], a * towards[i], -towards[i]];
  return [...column(0), ...column(1), ...column(2), (f / aspect) * x, f * y, a * z + b, -z];
}

/** Shifts the picture by fractions of a pixel, for smoothing edges over several passes. */
export function shifted(matrix: ClipMatrix, dx: number, dy: number, width: number, height: number): number[] {
  const [sx, sy] = [(2 * dx) / width, (2 * dy) / height];
  return matrix.map((value, i) => {
    const w = matrix[(i & ~3) + 3];
    return i % 4 === 0 ? value + sx * w : i % 4 === 1 ? value + sy * w : value;
  });
}

/** Where a world point falls in the picture: pixels from the top left. */
export function toPicture(matrix: ClipMatrix, [x, y, z]: Vec3, width: number, height: number): [number, number] {
  const row = (i: number) => matrix[i] * x + matrix[4 + i] * y + matrix[8 + i] * z + matrix[12 + i];
  const w = row(3);
  return [(row(0) / w / 2 + 0.5) * width, (0.5 - row(1) / w / 2) * height];
}
