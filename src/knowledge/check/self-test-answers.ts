import type { Problem } from '../content/problem.ts'
import type { Content, Placed } from '../content/read-content.ts'
import type { ConditionSource } from '../schema/condition.ts'
import type { SelfTestSource } from '../schema/self-test.ts'
import { problemAt } from './problem-at.ts'

/** What conditions expect of self-tests, the tests do offer. */
export function checkSelfTestAnswers({ conditions, selfTests }: Content): Problem[] {
  const tests = new Map(selfTests.map(({ value }) => [value.key, value]))
  return [
    ...repeatedQuestions(selfTests),
    ...selfTests.flatMap(questionProblems),
    ...conditions.flatMap((entry) =>
      Object.entries(entry.value.self_tests ?? {}).flatMap(([key, expected]) => {
        const test = tests.get(key)
        return test ? expectationProblems(entry, test, expected) : []
      }),
    ),
  ]
}

function repeatedQuestions(selfTests: readonly Placed<SelfTestSource>[]): Problem[] {
  const testOf = new Map<string, string>()
  return selfTests.flatMap((entry) =>
    entry.value.questions.flatMap(({ key }) => {
      const other = testOf.get(key)
      testOf.set(key, entry.value.key)
      return other === undefined
        ? []
        : [problemAt(entry, ['questions'], `${key} is a question of ${other} too`, 'give it its own key')]
    }),
  )
}

/** That each question builds on an answer there is, and says of some of its answers, not all, that they find nothing. */
function questionProblems(entry: Placed<SelfTestSource>): Problem[] {
  const { questions } = entry.value
  return questions.flatMap(({ key, options, negative, builds_on: buildsOn }, at) => {
    const problems: Problem[] = []
    const base = questions.slice(0, at).find((before) => before.key === buildsOn?.question)
    const known = base?.options.map((option) => option.key) ?? []
    if (buildsOn?.answers.some((answer) => !known.includes(answer)))
      problems.push(
        problemAt(
          entry,
          ['questions'],
          `${key} builds on an answer that no question before it has`,
          'name an earlier question of the test and some of its answers',
        ),
      )
    const answers = options.map((option) => option.key)
    if (negative.some((answer) => !answers.includes(answer)) || negative.length === answers.length)
      problems.push(
        problemAt(
          entry,
          ['questions'],
          `negative of ${key} must name some of its answers, not all`,
          `use some of ${answers.join(', ')}`,
        ),
      )
    return problems
  })
}

type Expected = NonNullable<ConditionSource['self_tests']>[string]

/** What a condition expects of one test: at a place of the test, of its questions, and answers that they have. */
function expectationProblems(
  entry: Placed<ConditionSource>,
  test: SelfTestSource,
  expected: Expected,
): Problem[] {
  const isElsewhere = !test.locations.some((location) => location in entry.value.locations)
  return [
    ...(isElsewhere
      ? [
          problemAt(
            entry,
            ['self_tests', test.key],
            `${test.key} belongs to ${test.locations.join(', ')}, where this condition is not`,
            'add the location to the test or remove the test here',
          ),
        ]
      : []),
    ...Object.entries(expected).flatMap(([key, answer]) => {
      const path = ['self_tests', test.key, key]
      const question = test.questions.find((each) => each.key === key)
      return question
        ? answerProblems(question, answer, (what, fix) => problemAt(entry, path, what, fix))
        : [
            problemAt(
              entry,
              path,
              `${test.key} has no question ${key}`,
              `use one of ${test.questions.map((each) => each.key).join(', ')}`,
            ),
          ]
    }),
  ]
}

function answerProblems(
  { key, options }: SelfTestSource['questions'][number],
  answer: Expected[string],
  problem: (what: string, fix: string) => Problem,
): Problem[] {
  if (typeof answer === 'object' && 'min' in answer)
    return options.some(({ range }) => range)
      ? []
      : [problem('a range, but no option of the question has one', 'name options')]
  const answers = typeof answer === 'object' && 'any_of' in answer ? answer.any_of : [answer].flat()
  const known = options.map((option) => option.key)
  return answers
    .filter((each) => !known.includes(each))
    .map((each) => problem(`${key} has no answer ${each}`, `use one of ${known.join(', ')}`))
}
