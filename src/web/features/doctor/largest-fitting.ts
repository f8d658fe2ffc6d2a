/**
 * The first of `sizes`, largest first, that fits; the last one when none does. Every size below one that fits has to fit
 * too: trying means laying a whole page out, so only a few are tried.
 * @throws RangeError without sizes
 */
export function largestFitting(sizes: readonly number[], fits: (size: number) => boolean): number {
  let [first, last] = [0, sizes.length - 1]
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (fits(sizes[middle]!)) last = middle
    else first = middle + 1
  }
  const found = sizes[first]
  if (found === undefined) throw new RangeError('there is no size to try')
  return found
}
