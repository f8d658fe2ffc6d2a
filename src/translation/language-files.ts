/** What a language's folder holds besides its texts. */

/** The decided words, for who translates. */
export const GLOSSARY_FILE = 'glossary.yaml'
/** What people type into the searches. */
export const SEARCH_FILE = 'search.yaml'
/** How it is spelled, what is particular to it when people tell of themselves, and what they say of dangers. */
export const SPELLING_FILE = 'spelling.yaml'
export const OWN_WORDS_FILE = 'own-words.yaml'
export const DANGERS_FILE = 'danger-phrases.yaml'
/** What people say who have a finding, in files divided as the writer likes. */
export const OWN_WORDS_FOLDER = 'own-words'
