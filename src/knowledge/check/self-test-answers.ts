import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'

/** What conditions expect of self-tests, the tests do offer. */
export function checkSelfTestAnswers({ conditions, selfTests }: Content): Problem[] {
  const problems: Problem[] = []
  const tests = new Map(selfTests.map(({ value }) => [value.key, value]))
  const questions = new Map<string, string>()
  for (const entry of selfTests) {
    for (const question of entry.value.questions) {
      const other = questions.get(question.key)
      if (other !== undefined) {
        problems.push(
          problemAt(
            entry,
            ['questions'],
            `${question.key} is a question of ${other} too`,
            'give it its own key',
          ),
        )
      }
      questions.set(question.key, entry.value.key)
      const { builds_on: buildsOn } = question
      const base = entry.value.questions
        .slice(0, entry.value.questions.indexOf(question))
        .find(({ key }) => key === buildsOn?.question)
      const known = base?.options.map(({ key }) => key) ?? []
      if (buildsOn && buildsOn.answers.some((answer) => !known.includes(answer))) {
        problems.push(
          problemAt(
            entry,
            ['questions'],
            `${question.key} builds on an answer that no question before it has`,
            'name an earlier question of the test and some of its answers',
          ),
        )
      }
      const options = question.options.map(({ key }) => key)
      const unknown = question.negative.filter((key) => !options.includes(key))
      if (unknown.length > 0 || question.negative.length === options.length) {
        problems.push(
          problemAt(
            entry,
            ['questions'],
            `negative of ${question.key} must name some of its answers, not all`,
            `use some of ${options.join(', ')}`,
          ),
        )
      }
    }
  }
  for (const entry of conditions) {
    for (const [testKey, expected] of Object.entries(entry.value.self_tests ?? {})) {
      const test = tests.get(testKey)
      if (!test) continue
      if (!test.locations.some((location) => location in entry.value.locations)) {
        problems.push(
          problemAt(
            entry,
            ['self_tests', testKey],
            `${testKey} belongs to ${test.locations.join(', ')}, where this condition is not`,
            'add the location to the test or remove the test here',
          ),
        )
      }
      for (const [questionKey, answer] of Object.entries(expected)) {
        const question = test.questions.find(({ key }) => key === questionKey)
        const path = ['self_tests', testKey, questionKey]
        if (!question) {
          problems.push(
            problemAt(
              entry,
              path,
              `${testKey} has no question ${questionKey}`,
              `use one of ${test.questions.map(({ key }) => key).join(', ')}`,
            ),
          )
          continue
        }
        if (typeof answer === 'object' && 'min' in answer) {
          if (question.options.some(({ range }) => range)) continue
          problems.push(
            problemAt(entry, path, 'a range, but no option of the question has one', 'name options'),
          )
          continue
        }
        for (const option of typeof answer === 'object' && 'any_of' in answer
          ? answer.any_of
          : [answer].flat()) {
          if (question.options.some(({ key }) => key === option)) continue
          problems.push(
            problemAt(
              entry,
              path,
              `${questionKey} has no answer ${option}`,
              `use one of ${question.options.map(({ key }) => key).join(', ')}`,
            ),
          )
        }
      }
    }
  }
  return problems
}
