import { projectContent } from '#knowledge/check/project-content'
import { compileLexicon, plainTextOf } from '#knowledge/compile/lexicon'
import type { Lexicon } from '#listening'

let compiled: Lexicon | undefined

/** The lay words compiled from content/ as it stands, once a process. @throws with every problem where there are some. */
export function readLexicon(): Lexicon {
  return (compiled ??= compileLexicon(projectContent(), plainTextOf(projectContent())))
}
