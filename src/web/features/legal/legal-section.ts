/** A part that is filled in: from the operator's settings, or from what the pages themselves know. */
export type FilledIn = 'grievance_officer' | 'operator_email' | 'stored_entries' | 'cookies' | 'personal_data'

/** A paragraph, a list, a sentence with a link (`LinkedSentence`) to one of our own pages, or a part that is filled in. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { withLink: string; to: string }
  | { filledIn: FilledIn }

export interface LegalSection {
  /** Its fragment: people link to it. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

/** One of the three texts of the legal page. */
export interface LegalText {
  heading: string
  sections: readonly LegalSection[]
}
