import { describe, expect, it } from 'vitest'
import { createModel } from './index.ts'
import { exampleKnowledge } from './testing/example-knowledge.ts'

describe('contradictory knowledge', () => {
  it('is refused with a clear error', () => {
    expect(() => createModel({ ...exampleKnowledge, conditions: [] })).toThrow('no conditions at example')
    expect(() => createModel({ ...exampleKnowledge, findings: [] })).toThrow(
      'danger_signs offers numb_saddle',
    )
  })
})
