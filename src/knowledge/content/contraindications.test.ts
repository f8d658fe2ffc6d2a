import { expect, test } from 'vitest'
import { CONTRAINDICATIONS } from './contraindications.ts'
import { projectContent } from '../check/project-content.ts'

const { findings, selfTests } = projectContent()
const known = new Set(findings.map(({ value }) => value.key))
const sentences = selfTests.flatMap(({ value }) => value.not_if.say)

test('every finding that a sentence can mean is one that is asked', () => {
  const named = CONTRAINDICATIONS.flatMap(({ any = [], soonAfter = [] }) => [...any, ...soonAfter])
  expect(named.filter((finding) => !known.has(finding))).toEqual([])
})

test.each(CONTRAINDICATIONS.map(({ says }) => says))('%s is said of some self-test', (says) => {
  expect(sentences.some((sentence) => says.test(sentence))).toBe(true)
})
