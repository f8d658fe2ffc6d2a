import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { layTexts } from './lay-texts.ts'
import { problemAt } from './problem-at.ts'

const forbidden: [RegExp, string][] = [
  [
    // "if you have fever" asks; "you have gout" claims.
    /(?<!\b(?:if|when|whether|that|until|or|do) )\byou(?:['’]ve| have) (?:got )?(?:a |an )?(?!had|been|not|already|other|to |any|no |pain|one|these|this|more|new|felt|tried|both|lost)\w+/i,
    'say what may be, not what the person has: "this can cause", "people with this"',
  ],
  [
    /\byou(?: are|['’]re)? (?:suffer(?:ing)? from|having a|certainly|definitely)\b/i,
    'say what may be, not what the person has: "this can cause", "people with this"',
  ],
  [
    /\byour (?:pain|symptoms?|signs?) (?:is|are) (?:caused by|due to|from)\b/i,
    'say "can be caused by": a score is not a diagnosis',
  ],
  [
    /\b(?:\d+(?:\.\d+)?|one|two|three|four|half an?) ?(?:mg|mcg|µg|g|ml|IU|milligrams?|micrograms?|millilit(?:re|er)s?|tablets?|pills?|capsules?|puffs?)\b/i,
    'give no doses: only a doctor may prescribe',
  ],
  [/\b(?:mg|mcg|milligrams?) per\b/i, 'give no doses'],
]

/** Texts name possibilities and never prescribe. What a red flag says by naming an action is judged at the action. */
export function checkWording(content: Content): Problem[] {
  const named = new Set(content.actions.flatMap(({ value }) => [value.do, value.where, value.how_fast]))
  const actions = new Set<object>(content.actions)
  return layTexts(content).flatMap(({ entry, fields }) =>
    Object.entries(fields).flatMap(([field, texts]) =>
      texts
        .filter((text) => actions.has(entry) || !named.has(text))
        .flatMap((text) =>
          forbidden.flatMap(([pattern, fix]) => {
            const found = pattern.exec(text)
            return found ? [problemAt(entry, [field], `${field} says "${found[0]}"`, fix)] : []
          }),
        ),
    ),
  )
}
