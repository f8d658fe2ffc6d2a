import { type Vec3, cross, dot, length, normalize, reject } from "./vector.ts";

/** A rotation as a unit quaternion [x, y, z, w]. */
export type Rotation = readonly [number, number, number, number];

export const identity: Rotation = [0, 0, 0, 1];

/** Right-handed turn of `degrees` about `axis`. */
export function turn(axis: Vec3, degrees: number): Rotation {
  const [x, y, z] = normalize(axis);
  const half = (degrees * Math.PI) / 360;
  const s = Math.sin(half);
  return [x * s, y * s, z * s, Math.cos(half)];
}

/** First `b`, then `a`. */
export function compose(a: Rotation, b: Rotation): Rotation {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** A share (0..1) of the way between two, the shorter way round. */
export function blend(a: Rotation, b: Rotation, share: number): Rotation {
  const near = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const [x, y, z, w] = [0, 1, 2, 3].map((i) => a[i] * (1 - share) + b[i] * near * share);
  const size = Math.hypot(x, y, z, w);
  return [x / size, y / size, z / size, w / size];
}

export const inverse = ([x, y, z, w]: Rotation): Rotation => [-x, -y, -z, w];

export function rotate([x, y, z, w]: Rotation, v: Vec3): Vec3 {
  const q: Vec3 = [x, y, z];
  const t = cross(q, v);
  const u = cross(q, t);
  return [v[0] + 2 * (w * t[0] + u[0]), v[1] + 2 * (w * t[1] + u[1]), v[2] + 2 * (w * t[2] + u[2])];
}

/** The shortest rotation that takes direction `from` to direction `to`. */
export function between(from: Vec3, to: Vec3): Rotation {
  const a = normalize(from);
  const b = normalize(to);
  const axis = cross(a, b);
  const sine = length(axis);
  if (sine > 1e-9) return turn(axis, (Math.atan2(sine, dot(a, b)) * 180) / Math.PI);
  if (dot(a, b) > 0) return identity;
  const any: Vec3 = Math.abs(a[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
  return turn(reject(any, a), 180);
}

/** Signed angle in degrees about the unit `axis` that takes `from` to `to`, both seen along the axis. */
export function angleAbout(axis: Vec3, from: Vec3, to: Vec3): number {
  const a = reject(from, axis);
  const b = reject(to, axis);
  return (Math.atan2(dot(cross(a, b), axis), dot(a, b)) * 180) / Math.PI;
}
