import { sayOf } from '../compile/help.ts'
import { adviceOf } from '../content/advice.ts'
import { byKey, type Content, type Placed } from '../content/read-content.ts'

/** What an entry says to people, and what the thing is called. */
export interface LayTexts {
  entry: Placed<{ key: string }>
  /** By the field they stand in. */
  fields: Record<string, readonly string[]>
  /** Names of the thing itself, which has to be called something. */
  names: readonly string[]
}

/**
 * Everything that conditions, care, actions, red flags, self-tests and questions say to people; of red flags also what they
 * say by naming an action.
 */
export function layTexts({ conditions, care, actions, redFlags, selfTests, steps }: Content): LayTexts[] {
  const actionOf = byKey(actions)
  return [
    ...conditions.map((entry) => {
      const { name, medical_name, description, see, self_care, get_help, course, tests, treatments } =
        entry.value
      const notes = (uses: typeof tests) => uses.flatMap((use) => (typeof use === 'string' ? [] : [use.note]))
      return {
        entry,
        fields: {
          description: [description],
          see: [see],
          self_care,
          get_help: get_help.map(sayOf),
          course: course?.stages.map(({ what }) => what) ?? [],
          tests: notes(tests),
          treatments: notes(treatments),
        },
        names: [name, medical_name],
      }
    }),
    ...care.map((entry) => {
      const { name, what, shows, expect, caution } = entry.value
      return {
        entry,
        fields: {
          what: [what],
          shows: [shows],
          expect: [expect],
          caution: caution === undefined ? [] : [caution],
        },
        names: [name],
      }
    }),
    ...actions.map((entry) => {
      const { where = [], how_fast = [] } = entry.value
      const fields = { do: [entry.value.do], where: [where].flat(), how_fast: [how_fast].flat() }
      return { entry, fields, names: [] }
    }),
    ...redFlags.map((entry) => {
      const { title, because } = entry.value
      const { where, howFast } = adviceOf(entry.value, actionOf)
      return {
        entry,
        fields: {
          title: [title],
          do: entry.value.do.map((line) => actionOf.get(line)?.do ?? line),
          where: [where],
          how_fast: [howFast],
          because: [because],
        },
        names: [],
      }
    }),
    ...selfTests.map((entry) => {
      const { name, purpose, instructions, stop_if, not_if, questions, meaning } = entry.value
      return {
        entry,
        fields: {
          purpose: [purpose],
          instructions,
          stop_if,
          not_if: not_if.say,
          questions: questions.flatMap(({ question, options }) => [
            question,
            ...options.map(({ label }) => label),
          ]),
          meaning: [meaning],
        },
        names: [name],
      }
    }),
    ...steps.map((entry) => {
      const { why, hint } = entry.value
      return { entry, fields: { why: [why], hint: hint === undefined ? [] : [hint] }, names: [] }
    }),
  ]
}
