/**
 * Carries the colour of the outline out into the transparent surroundings, so that lossy compression and scaling draw no
 * dark fringe round the figure; what lies further out gets the outline's mean colour, which costs no bytes. Changes the
 * RGBA pixels in place; alpha stays.
 * @param passes how far the outline's own colour goes, in pixels
 */
export function bleedColour(rgba: Uint8Array, width: number, height: number, passes: number): void {
  const known = Uint8Array.from({ length: width * height }, (_, i) => (rgba[i * 4 + 3] > 127 ? 1 : 0));
  let edge = [...known.keys()].filter((i) => known[i] === 1);
  for (let pass = 0; pass < passes && edge.length > 0; pass++) {
    const grown = new Set<number>();
    for (const i of edge) {
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= known.length || known[j] === 1 || grown.has(j)) continue;
        rgba.copyWithin(j * 4, i * 4, i * 4 + 3);
        grown.add(j);
      }
    }
    for (const i of grown) known[i] = 1;
    edge = [...grown];
  }
  if (edge.length === 0) return;
  const mean = [0, 1, 2].map((c) => edge.reduce((sum, i) => sum + rgba[i * 4 + c], 0) / edge.length);
  for (let i = 0; i < known.length; i++) if (known[i] === 0) rgba.set(mean, i * 4);
}
