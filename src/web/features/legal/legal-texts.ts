import { disclaimerText } from './disclaimer-text.ts'
import type { LegalText } from './legal-section.ts'
import type { LegalTab } from './legal-tab.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

export const legalTexts: Record<LegalTab, LegalText> = {
  disclaimer: disclaimerText,
  terms: termsText,
  privacy: privacyText,
}
