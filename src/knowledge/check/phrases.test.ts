import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeProblem } from '../content/problem.ts'
import { problemsOf } from '../testing/changed-content.ts'
import { exampleContent, writeContent } from '../testing/example-content.ts'
import { loadContent } from './load-content.ts'
import { checkEachIsSaid, checkPhrases } from './phrases.ts'

function contentWith(change: Record<string, string>) {
  const folder = writeContent({ ...exampleContent, ...change })
  const { content } = loadContent(folder)
  rmSync(folder, { recursive: true })
  return content
}

const PHRASES = exampleContent['phrases/all.yaml']!

test('the same words mean one answer at each question that lists a finding, not at the last one alone', () => {
  const steps = `${exampleContent['steps/all.yaml']}
- { id: 4, key: again, question: How is it now?, why: It tells causes apart., kind: multiple, options: [slow] }
`
  const content = contentWith({
    'steps/all.yaml': steps,
    'phrases/all.yaml': PHRASES.replace('crept up over weeks', 'came out of the blue'),
  })
  expect(checkPhrases(content).map(describeProblem)).toEqual([
    expect.stringContaining('"came out of the blue" also means sudden, at the same question'),
  ])
})

test('wants words for each finding', () => {
  const content = contentWith({ 'phrases/all.yaml': PHRASES.replace(/.*key: slow.*\n/, '') })
  expect(checkEachIsSaid(content).map(describeProblem)).toEqual([
    expect.stringContaining('slow: nothing says how people put it'),
  ])
})

test('wants lay words to name findings, to say enough, and to mean one answer of a question', () => {
  expect(
    problemsOf({
      'phrases/all.yaml': (text) =>
        `${text
          .replace('came out of the blue', 'came suddenly, it started')
          .replace('crept up over weeks', 'suddenly came')}- { key: lost, say: [something lost] }\n`,
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/phrases/all.yaml:3  sudden: "it started" is too little to tell what is meant
        fix: add a word, or take words as they stand with "=", such as "=had =a fall"",
      "content/phrases/all.yaml:4  slow: "suddenly came" also means sudden, at the same question
        fix: leave it to one of them, or say more",
      "content/phrases/all.yaml:5  lost: there is no finding lost
        fix: name the finding that is meant, or remove it",
    ]
  `)
})

test('wants words of places to name places', () => {
  const [problem] = problemsOf({ 'place-words.yaml': (text) => text.replace('near: []', 'near: [lost]') })
  expect(problem).toContain('thumb: there is no place lost')
})
