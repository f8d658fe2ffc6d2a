import { readTokens, type Theme, type Tokens } from '#web/styles/read-tokens.ts'
import css from '#web/styles/tokens.css?raw'

const { light, dark } = readTokens(css)

/** All values in each theme. */
export const TOKENS: Record<Theme, Tokens> = { light, dark: new Map([...light, ...dark]) }

export const THEMES: readonly Theme[] = ['light', 'dark']

/** The tokens whose names begin so, in the order of the file. */
export function tokensOf(group: string): { name: string; value: string }[] {
  return [...light].filter(([name]) => name.startsWith(group)).map(([name, value]) => ({ name, value }))
}
