import { rotate, turn } from "../geometry/rotation.ts";
import { add, subtract, type Vec3 } from "../geometry/vector.ts";

/** A mesh of quads, decimetres. */
export interface QuadMesh {
  readonly positions: Float32Array;
  readonly quads: Uint32Array;
}

/** Cuts along one edge of a box, -1..1: close together where the rounding is. */
const cuts = (half: number, radius: number): number[] => {
  const flat = (half - radius) / half;
  const round = [0, 0.35, 0.65, 0.85, 1].map((t) => flat + (1 - flat) * t);
  return [...round.map((t) => -t).reverse(), ...round];
};

/** A box with rounded edges about its middle. @param size width, height and depth */
export function roundedBox(middle: Vec3, size: Vec3, radius: number): QuadMesh {
  const half = size.map((s) => s / 2);
  const positions: number[] = [];
  const quads: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const [us, vs] = [cuts(half[u], radius), cuts(half[v], radius)];
    for (const face of [-1, 1]) {
      const first = positions.length / 3;
      for (const cv of vs) {
        for (const cu of us) {
          const p = [0, 0, 0];
          p[axis] = face * half[axis];
          p[u] = cu * half[u];
          p[v] = cv * half[v];
          const core = p.map((x, c) => Math.min(half[c] - radius, Math.max(radius - half[c], x)));
          const away = Math.hypot(p[0] - core[0], p[1] - core[1], p[2] - core[2]) || 1;
          for (let c = 0; c < 3; c++) positions.push(middle[c] + core[c] + ((p[c] - core[c]) / away) * radius);
        }
      }
      for (let j = 0; j + 1 < vs.length; j++) {
        for (let i = 0; i + 1 < us.length; i++) {
          const a = first + j * us.length + i;
          const b = a + us.length;
          quads.push(...(face > 0 ? [a, a + 1, b + 1, b] : [a, b, b + 1, a + 1]));
        }
      }
    }
  }
  return { positions: Float32Array.from(positions), quads: Uint32Array.from(quads) };
}

/** A ball of quads between circles of latitude, by its middle and radius. */
export function ball(middle: Vec3, radius: number): QuadMesh {
  const [rows, columns] = [18, 32];
  const positions: number[] = [];
  const quads: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [down, around] = [(Math.PI * (row + 0.02)) / (rows + 0.04), (2 * Math.PI * column) / columns];
      const at = [Math.sin(down) * Math.sin(around), Math.cos(down), Math.sin(down) * Math.cos(around)];
      positions.push(...at.map((x, c) => middle[c] + x * radius));
      const [here, next] = [row * columns + column, row * columns + ((column + 1) % columns)];
      if (row < rows) quads.push(here, here + columns, next + columns, next);
    }
  }
  return { positions: Float32Array.from(positions), quads: Uint32Array.from(quads) };
}

/** A level square about its middle. */
export function floorAt([x, y, z]: Vec3, half: number): QuadMesh {
  const positions = Float32Array.from([x - half, y, z + half, x + half, y, z + half, x + half, y, z - half, x - half, y, z - half]);
  return { positions, quads: Uint32Array.from([0, 1, 2, 3]) };
}

/** Tips points backwards about a middle, degrees, in place. */
export function tip(positions: Float32Array, middle: Vec3, degrees: number): void {
  const back = turn([1, 0, 0], -degrees);
  for (let i = 0; i < positions.length; i += 3) {
    positions.set(add(middle, rotate(back, subtract([positions[i], positions[i + 1], positions[i + 2]], middle))), i);
  }
}
