/** int16 target values are thousandths of a decimetre. */
export const targetUnit = 1e-3;

/** Which row of the target table a name has: rows stand in the sorted order of all names. */
export function targetRow(sortedNames: readonly string[], name: string): number {
  const row = sortedNames.indexOf(`data/targets/${name}.target`);
  if (row < 0) throw new Error(`no target named ${name}`);
  return row;
}

/**
 * Moves the vertices by weighted targets.
 * @param targets weight 0..1 and int16 displacements, three a vertex, in `targetUnit`
 */
export function morph(
  positions: Float32Array,
  targets: Iterable<{ readonly weight: number; readonly displacement: Int16Array }>,
): Float32Array {
  const out = Float64Array.from(positions);
  for (const { weight, displacement } of targets) {
    if (weight === 0) continue;
    for (let i = 0; i < out.length; i++) out[i] += displacement[i] * targetUnit * weight;
  }
  return Float32Array.from(out);
}
