/** How far up and down an outline reaches. Outlines are lines alone: `M`, then `l` with steps from point to point, then `z`. */
export function reachOf(path: string): { top: number; bottom: number } {
  let [y, top, bottom] = [0, Infinity, -Infinity]
  for (const [, command, numbers] of path.matchAll(/([Ml])([^Mlz]+)/g)) {
    const values = numbers!.match(/-?\d+/g) ?? []
    for (let at = 1; at < values.length; at += 2) {
      y = Number(values[at]) + (command === 'M' ? 0 : y)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { top, bottom }
}
