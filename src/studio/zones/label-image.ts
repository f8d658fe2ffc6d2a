/** A picture of zone numbers; 0 is no zone. */
export interface LabelImage {
  readonly width: number;
  readonly height: number;
  readonly labels: Uint16Array;
}

interface Patch {
  readonly label: number;
  readonly pixels: number[];
}

/** The four neighbours of a pixel that lie in the picture. */
export function around(image: LabelImage, pixel: number): number[] {
  const { width, height } = image;
  const x = pixel % width;
  const out: number[] = [];
  if (x > 0) out.push(pixel - 1);
  if (x < width - 1) out.push(pixel + 1);
  if (pixel >= width) out.push(pixel - width);
  if (pixel < width * (height - 1)) out.push(pixel + width);
  return out;
}

function findPatches(image: LabelImage): Patch[] {
  const { labels } = image;
  const seen = new Uint8Array(labels.length);
  const patches: Patch[] = [];
  for (let first = 0; first < labels.length; first++) {
    if (labels[first] === 0 || seen[first]) continue;
    const pixels = [first];
    seen[first] = 1;
    for (let i = 0; i < pixels.length; i++) {
      for (const next of around(image, pixels[i])) {
        if (seen[next] || labels[next] !== labels[first]) continue;
        seen[next] = 1;
        pixels.push(next);
      }
    }
    patches.push({ label: labels[first], pixels });
  }
  return patches;
}

/**
 * Gives slivers to the zone they share most border with: patches that are smaller than `smallest` pixels or than
 * `smallestShare` of the largest patch of their own label. A patch that touches no other zone is dropped when small.
 */
export function mergeSlivers(image: LabelImage, smallest: number, smallestShare: number): LabelImage {
  const labels = Uint16Array.from(image.labels);
  for (let round = 0; round < 4; round++) {
    const current = { ...image, labels };
    const patches = findPatches(current);
    const largest = new Map<number, number>();
    for (const { label, pixels } of patches) largest.set(label, Math.max(largest.get(label) ?? 0, pixels.length));
    const slivers = patches
      .filter(({ label, pixels }) => pixels.length < Math.max(smallest, smallestShare * largest.get(label)!))
      .sort((a, b) => a.pixels.length - b.pixels.length);
    if (slivers.length === 0) break;
    for (const { label, pixels } of slivers) {
      const shared = new Map<number, number>();
      for (const pixel of pixels) {
        for (const next of around(current, pixel)) {
          const other = labels[next];
          if (other !== label && other !== 0) shared.set(other, (shared.get(other) ?? 0) + 1);
        }
      }
      const [heir] = [...shared.entries()].sort((a, b) => b[1] - a[1])[0] ?? [0];
      for (const pixel of pixels) labels[pixel] = heir;
    }
  }
  return { ...image, labels };
}

/** The middle of the largest circle inside each label, and its radius, all in pixels. */
export function innerCircles({ width, height, labels }: LabelImage): Map<number, { x: number; y: number; radius: number }> {
  const diagonal = Math.SQRT2;
  const far = new Float32Array(labels.length);
  const at = (x: number, y: number, label: number): number =>
    x < 0 || y < 0 || x >= width || y >= height || labels[y * width + x] !== label ? 0 : far[y * width + x];
  // Two sweeps of a chamfer distance to the nearest pixel of another label.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const l = labels[y * width + x];
      far[y * width + x] = Math.min(at(x - 1, y, l) + 1, at(x, y - 1, l) + 1, at(x - 1, y - 1, l) + diagonal, at(x + 1, y - 1, l) + diagonal);
    }
  }
  const best = new Map<number, { x: number; y: number; radius: number }>();
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      const l = labels[i];
      far[i] = Math.min(far[i], at(x + 1, y, l) + 1, at(x, y + 1, l) + 1, at(x - 1, y + 1, l) + diagonal, at(x + 1, y + 1, l) + diagonal);
      if (l !== 0 && far[i] > (best.get(l)?.radius ?? 0)) best.set(l, { x: x + 0.5, y: y + 0.5, radius: far[i] });
    }
  }
  return best;
}
