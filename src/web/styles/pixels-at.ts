const ROOT_PX = 16

/**
 * A length such as `1.25rem`, `clamp(1rem, 0.4rem + 2.6vw, 2rem)` or `min(1rem, 6vw)` in CSS pixels, on a screen so wide and with text at its
 * usual size. @throws when it is no such length.
 */
export function pixelsAt(length: string, screenWidthPx: number): number {
  const smaller = /^min\((.+), (.+)\)$/.exec(length)
  if (smaller) return Math.min(...smaller.slice(1).map((part) => pixelsAt(part, screenWidthPx)))
  const clamped = /^clamp\((.+), (.+), (.+)\)$/.exec(length)
  if (clamped) {
    const [least, wanted, most] = clamped.slice(1).map((part) => pixelsAt(part, screenWidthPx))
    return Math.min(most!, Math.max(least!, wanted!))
  }
  return length
    .split(' + ')
    .map((part) => {
      const [, number, unit] = /^([\d.]+)(rem|vw|px)$/.exec(part) ?? []
      if (unit === undefined) throw new Error(`${length} is not a length that can be computed`)
      return Number(number) * { rem: ROOT_PX, vw: screenWidthPx / 100, px: 1 }[unit as 'rem' | 'vw' | 'px']
    })
    .reduce((sum, part) => sum + part, 0)
}
