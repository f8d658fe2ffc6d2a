import type { LegalText } from './legal-section.ts'

export const LEGAL_TABS = ['disclaimer', 'terms', 'privacy'] as const

export type LegalTab = (typeof LEGAL_TABS)[number]

/** The fragment that opens each tab. */
export const TAB_FRAGMENTS: Record<LegalTab, string> = {
  disclaimer: 'legal-disclaimer',
  terms: 'terms-of-use',
  privacy: 'privacy-policy',
}

/** The tab a fragment names, by its own fragment or that of one of its sections; null when none does. */
export function tabOf(fragment: string, texts: Record<LegalTab, LegalText>): LegalTab | null {
  const holds = (tab: LegalTab) =>
    TAB_FRAGMENTS[tab] === fragment || texts[tab].sections.some(({ id }) => id === fragment)
  return LEGAL_TABS.find(holds) ?? null
}

/** Where a key leads from a tab; null when the key is none of theirs. After the last tab comes the first. */
export function tabByKey(key: string, from: LegalTab): LegalTab | null {
  const at = LEGAL_TABS.indexOf(from)
  if (key === 'ArrowRight') return LEGAL_TABS[(at + 1) % LEGAL_TABS.length]!
  if (key === 'ArrowLeft') return LEGAL_TABS.at(at - 1)!
  if (key === 'Home') return LEGAL_TABS[0]
  return key === 'End' ? LEGAL_TABS.at(-1)! : null
}
