/**
 * The first of `sizes`, largest first, that fits; the last one when none does.
 * @throws RangeError without sizes
 */
export function largestFitting(sizes: readonly number[], fits: (size: number) => boolean): number {
  const smallest = sizes.at(-1)
  if (smallest === undefined) throw new RangeError('there is no size to try')
  return sizes.find(fits) ?? smallest
}
