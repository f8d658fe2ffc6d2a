import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemsOf } from './area.ts'
import { loadContent } from './load-content.ts'
import { exampleContent, writeContent } from '../testing/example-content.ts'

test.each([
  ['thumb', ['conditions/thumb-arthritis.yaml', 'steps/thumb.yaml']],
  ['all', ['conditions/thumb-arthritis.yaml', 'findings/all.yaml']],
  ['toe', []],
])('the area %s has the problems of its files and of its conditions', (area, files) => {
  const folder = writeContent(exampleContent)
  const { content } = loadContent(folder)
  rmSync(folder, { recursive: true })
  const problems = ['conditions/thumb-arthritis.yaml', 'findings/all.yaml', 'steps/thumb.yaml'].map(
    (file) => ({
      file,
      line: 1,
      what: 'wrong',
      fix: 'right it',
    }),
  )
  expect(problemsOf(area, content, problems).map(({ file }) => file)).toEqual(files)
})
