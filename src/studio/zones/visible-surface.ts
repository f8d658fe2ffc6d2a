import { type FlatCamera, project } from "../views/camera.ts";

/**
 * What a camera sees of a mesh: for each pixel the triangle (or -1) and where in it. Triangle t is half of
 * quad t >> 1: corners 0, 1, 2 when t is even, 0, 2, 3 when odd.
 */
export interface VisibleSurface {
  readonly width: number;
  readonly height: number;
  readonly triangle: Int32Array;
  /** share of the triangle's second and third corner, two numbers a pixel */
  readonly share: Float32Array;
}

const cornersOf = (t: number): readonly [number, number, number] => {
  const q = (t >> 1) * 4;
  return (t & 1) === 0 ? [q, q + 1, q + 2] : [q, q + 2, q + 3];
};

/** Draws a quad mesh with a depth buffer. @param positions decimetres */
export function findVisible(positions: Float32Array, quads: Uint32Array, camera: FlatCamera): VisibleSurface {
  const { width, height } = camera.pixels;
  const flat = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    flat.set(project(camera, [positions[i], positions[i + 1], positions[i + 2]]), i);
  }
  const triangle = new Int32Array(width * height).fill(-1);
  const share = new Float32Array(width * height * 2);
  const nearness = new Float32Array(width * height).fill(-Infinity);
  for (let t = 0; t < quads.length / 2; t++) {
    const [a, b, c] = cornersOf(t).map((corner) => quads[corner] * 3);
    const [ax, ay, bx, by, cx, cy] = [flat[a], flat[a + 1], flat[b], flat[b + 1], flat[c], flat[c + 1]];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const rightmost = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= rightmost; x++) {
        const px = x + 0.5 - ax;
        const py = y + 0.5 - ay;
        const v = (px * (cy - ay) - (cx - ax) * py) / area;
        const w = ((bx - ax) * py - px * (by - ay)) / area;
        if (v < -1e-6 || w < -1e-6 || v + w > 1 + 1e-6) continue;
        const depth = flat[a + 2] + v * (flat[b + 2] - flat[a + 2]) + w * (flat[c + 2] - flat[a + 2]);
        const pixel = y * width + x;
        if (depth <= nearness[pixel] || Math.abs(depth) > camera.depth) continue;
        nearness[pixel] = depth;
        triangle[pixel] = t;
        share[pixel * 2] = v;
        share[pixel * 2 + 1] = w;
      }
    }
  }
  return { width, height, triangle, share };
}

/** An attribute with `size` numbers a vertex at a pixel; call only where `triangle[pixel] >= 0`. */
export function valueAt(surface: VisibleSurface, quads: Uint32Array, values: Float32Array, size: number, pixel: number): number[] {
  const [a, b, c] = cornersOf(surface.triangle[pixel]).map((corner) => quads[corner] * size);
  const v = surface.share[pixel * 2];
  const w = surface.share[pixel * 2 + 1];
  return Array.from({ length: size }, (_, k) => values[a + k] * (1 - v - w) + values[b + k] * v + values[c + k] * w);
}
