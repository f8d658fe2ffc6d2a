import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'

const JOINING_WORD = /\b(?:and|or|so that|but|although|nor)\b|;/i

/** Commas after one of these stand between examples. */
const EXAMPLES = /: | such as | for instance | like /

/**
 * An answer is one fact, so that nobody has to say yes to what is half true. A label that joins words stands in
 * joined-options.yaml with the reason why its join is harmless; a label that joins nothing does not.
 */
export function checkJoinedOptions({ findings, joinedOptions }: Content): Problem[] {
  const joined = new Map(
    findings.flatMap((entry) => {
      const join = joinIn(entry.value.label)
      return join === null ? [] : [[entry.value.key, { entry, join }] as const]
    }),
  )
  const listed = new Set<string>()
  const stale = joinedOptions.flatMap((group) =>
    group.value.findings.flatMap((finding, index) => {
      const again = listed.has(finding)
      listed.add(finding)
      if (joined.has(finding) && !again) return []
      return [
        problemAt(
          group,
          ['findings', index],
          again ? `${finding} stands here twice` : `${finding} joins nothing, or is no finding any more`,
          'take it out of this list',
        ),
      ]
    }),
  )
  const unlisted = [...joined].flatMap(([finding, { entry, join }]) =>
    listed.has(finding)
      ? []
      : [
          problemAt(
            entry,
            ['label'],
            `the label joins words by "${join}"`,
            'keep the one fact that decides, or make it two findings; if nobody can be half right with it, list it in joined-options.yaml',
          ),
        ],
  )
  return [...unlisted, ...stale]
}

/** The word or mark that joins, or null: commas between examples and after a leading "Yes" join nothing. */
export function joinIn(label: string): string | null {
  const word = JOINING_WORD.exec(label)
  if (word) return word[0]
  const said = label
    .replace(/\([^)]*\)/g, '')
    .replace(/^Yes, /, '')
    .split(EXAMPLES)[0]!
  return said.includes(',') ? ',' : null
}
