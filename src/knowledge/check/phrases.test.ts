import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeProblem } from '../content/problem.ts'
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
