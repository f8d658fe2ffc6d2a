export type { DangerWords, FindingHere, Key, Lexicon } from './lexicon.ts'
export { createListener, type DangerMention, type Listener, type Mention, type Understood } from './understand.ts'
export { createPhraseWriter } from './phrase.ts'
export { slipsOf } from './vocabulary.ts'
