import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileBundles } from '../compile/bundles.ts'
import { describeProblem } from '../content/problem.ts'
import { exampleContent, writeContent } from '../testing/example-content.ts'
import { checkAskedFirst } from './asked-first.ts'
import { loadContent } from './load-content.ts'

const rules = exampleContent['red-flags/all.yaml']!.replace('level: urgent', 'level: emergency')
  .replace('any: [red_hot]', 'all: [swollen, slow]')
  .replace('locations: all', 'locations: [thumb]')
const actions = `${exampleContent['actions.yaml']}- { key: hospital_now, do: Go to a hospital., where: A hospital, how_fast: Now, transport: own }\n`

/** The example, in which a swollen thumb that came slowly is an emergency. */
function problemsWith(change: Record<string, string>): string[] {
  const folder = writeContent({
    ...exampleContent,
    'actions.yaml': actions,
    'red-flags/all.yaml': rules.replace('doctor_today', 'hospital_now'),
    ...change,
  })
  const { content } = loadContent(folder)
  rmSync(folder, { recursive: true })
  return checkAskedFirst(content, compileBundles(content, { filmOf: () => null })).map(describeProblem)
}

test('wants of each emergency one sign to be asked of everybody', () => {
  expect(problemsWith({})).toMatchInlineSnapshot(`
    [
      "content/red-flags/all.yaml:4  hot_thumb: nobody is sure to be asked any of its findings at thumb
        fix: name a question about them under screen or opening of the place, or give the reason in gaps.yaml",
    ]
  `)
})

test('takes one that is asked right after the danger signs, or before anybody is sent home', () => {
  const opening = exampleContent['locations.yaml']!.replace('[danger]', '[danger], opening: [swelling]')
  expect(problemsWith({ 'locations.yaml': opening })).toEqual([])
  const beforeComfort = exampleContent['steps/all.yaml']!.replace('id: 2,', 'id: 2, before_comfort: true,')
  expect(problemsWith({ 'steps/all.yaml': beforeComfort })).toEqual([])
})

test('takes a reason, and tells one that is needed no more', () => {
  const gaps = '- { key: later, asked_later: [hot_thumb], because: Nobody comes with it alone }'
  expect(problemsWith({ 'gaps.yaml': gaps })).toEqual([])
  const opening = exampleContent['locations.yaml']!.replace('[danger]', '[danger], opening: [swelling]')
  expect(problemsWith({ 'gaps.yaml': gaps, 'locations.yaml': opening })).toMatchInlineSnapshot(`
    [
      "content/gaps.yaml:1  later: hot_thumb is asked first
        fix: take it out of this reason",
    ]
  `)
})
