export type { DangerWords, FindingHere, Key, Lexicon } from './lexicon.ts'
export { partsOf } from './body-parts.ts'
export {
  createListener,
  type DangerMention,
  type Listener,
  type Mention,
  type Understood,
} from './understand.ts'
export { createPhraseWriter, phrasesOf } from './phrase.ts'
export { slipsOf, wordsOf } from './vocabulary.ts'
