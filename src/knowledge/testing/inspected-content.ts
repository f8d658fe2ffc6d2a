import { rmSync } from 'node:fs'
import { expect } from 'vitest'
import { inspectContent } from '../check/inspect-content.ts'
import { loadContent } from '../check/load-content.ts'
import { describeProblem } from '../content/problem.ts'
import { exampleContent, writeContent } from './example-content.ts'

export const SPRAIN = 'conditions/thumb-sprain.yaml'
export const ARTHRITIS = 'conditions/thumb-arthritis.yaml'

/** The places of the example without the toe, which nobody is helped at. */
export const thumbAlone = exampleContent['locations.yaml']!.replace(/.*key: toe.*\n/, '')

/** A second cause of pain in the thumb: quite another picture, unless a test changes it. */
export const sprain = exampleContent[ARTHRITIS]!.replace('thumb_arthritis', 'thumb_sprain')
  .replace('name: Worn thumb joint', 'name: Sprained thumb')
  .replace('{ min: 40, max: 110 }', '{ min: 0, max: 110 }')
  .replace(/thumb: \{ prior.*/, 'thumb: { prior: { per_1000: 300, sources: [study-2019] } }')
  .replace(
    /findings:[^]*urgency/,
    'findings: { swollen: usually, sudden: nearly_always, red_hot: almost_never }\nurgency',
  )

/** What inspecting the thumb of the example tells, with the sprain and some of its files changed, in words. */
export function inspect(change: Record<string, string> = {}): string[] {
  const folder = writeContent({
    ...exampleContent,
    'locations.yaml': thumbAlone,
    [SPRAIN]: sprain,
    ...change,
  })
  const { content, problems } = loadContent(folder)
  expect(problems.map(describeProblem)).toEqual([])
  const found = inspectContent(content, [{ zone: 'thumb_tip', location: 'thumb' }]).map(describeProblem)
  rmSync(folder, { recursive: true })
  return found
}
