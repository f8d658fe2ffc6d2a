import { compileLexicon, plainTextOf } from '#knowledge/compile/lexicon'
import { loadContent } from '#knowledge/check/load-content'
import type { Lexicon } from '#listening'

/** The lay words compiled from content/ as it stands. The content must have passed its checks. */
export function readLexicon(): Lexicon {
  const { content } = loadContent('content')
  return compileLexicon(content, plainTextOf(content))
}
