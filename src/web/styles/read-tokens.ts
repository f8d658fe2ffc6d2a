export type Theme = 'light' | 'dark'

/** Values by name without the dashes, such as `space-4`. */
export type Tokens = ReadonlyMap<string, string>

/** The tokens as tokens.css says them, so that what is shown and checked is what is used. Dark holds only what differs. */
export function readTokens(css: string): Record<Theme, Tokens> {
  return { light: declaredIn(css, ':root {'), dark: declaredIn(css, "[data-theme='dark'] {") }
}

function declaredIn(css: string, selector: string): Tokens {
  const start = css.indexOf(selector)
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name!,
      value!.replaceAll(/\s+/g, ' '),
    ]),
  )
}
