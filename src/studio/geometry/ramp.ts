export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

/** Hermite step: 0 at `from`, 1 at `to` (which may be the smaller), level at both ends. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}
