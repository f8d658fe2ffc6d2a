/**
 * How much two colours differ in brightness, from 1 (not at all) to 21 (black on white).
 *
 * WCAG 2.2's contrast ratio: (L1 + 0.05) / (L2 + 0.05), L1 being the brighter one's relative luminance.
 *
 * @throws when a colour is not written as #rrggbb
 */
export function contrastOf(one: string, other: string): number {
  const [darker, brighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (brighter + 0.05) / (darker + 0.05)
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it for sRGB. */
function luminanceOf(colour: string): number {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  if (!parts) throw new Error(`${colour} is not a colour such as #0b6b6b`)
  const [red, green, blue] = parts.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
