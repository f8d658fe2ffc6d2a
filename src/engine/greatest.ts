/** The indexes of the greatest values, greatest first; of equal ones the lower index comes first. */
export function greatest(values: Float64Array, count: number): number[] {
  const indexes: number[] = []
  // What the last of them has: nothing up to it has to be looked at.
  let least = -Infinity
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]!
    if (value <= least) continue
    let at = indexes.length
    while (at > 0 && value > values[indexes[at - 1]!]!) at -= 1
    indexes.splice(at, 0, index)
    if (indexes.length > count) indexes.pop()
    if (indexes.length === count) least = values[indexes[count - 1]!]!
  }
  return indexes
}
