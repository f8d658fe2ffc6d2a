import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadContent } from '../check/load-content.ts'
import { exampleContent, writeContent } from '../testing/example-content.ts'
import { compileBundles, compileLocations } from './bundles.ts'

let folder: string
beforeEach(() => {
  folder = writeContent(exampleContent)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('compiling', () => {
  const compile = () => compileBundles(loadContent(folder).content, { filmOf: () => null })

  it('makes one bundle for each covered location, with what it needs and no more', () => {
    const [bundle, ...others] = compile()
    expect(others).toEqual([])
    expect(bundle!.steps.map(({ key }) => key)).toEqual(['danger', 'swelling', 'onset'])
    expect(bundle!.findings.find(({ key }) => key === 'red_hot')!.background).toBe(0.03)
    expect(bundle!.conditions[0]).toMatchObject({
      prior: { per1000: 600, sexTimes: { female: 2 }, ageTimes: [{ min: 0, max: 30, times: 0.05 }] },
      likelihoods: { swollen: 0.5, slow: 0.9, red_hot: 0.03 },
      basis: { cited: ['slow'], banded: undefined },
      selfTests: { grind: { grind_pain: { agrees: ['yes'], p: 0.5, background: 0.25 } } },
    })
    expect(bundle!.sources.map(({ url }) => url)).toEqual([
      'https://example.org/guide',
      'https://pubmed.ncbi.nlm.nih.gov/123/',
    ])
  })

  it('gives a red flag the words of its actions, and its own where it says otherwise', () => {
    const rule = exampleContent['red-flags/all.yaml']!.replace(
      '[doctor_today]',
      '[doctor_today, Keep it cool.]\n  how_fast: Within hours',
    )
    writeContent({ 'red-flags/all.yaml': rule }, folder)
    expect(compile()[0]!.redFlags[0]).toMatchObject({
      do: 'See a doctor today. Keep it cool.',
      where: 'Any doctor',
      howFast: 'Within hours',
    })
  })

  it('changes the version with the content and only then', () => {
    const before = compile()[0]!.version
    expect(compile()[0]!.version).toBe(before)
    writeContent(
      { 'findings/all.yaml': exampleContent['findings/all.yaml']!.replace('Red and hot', 'Red and warm') },
      folder,
    )
    expect(compile()[0]!.version).not.toBe(before)
  })

  it('says of every location whether it is covered', () => {
    expect(compileLocations(loadContent(folder).content).map(({ key, covered }) => [key, covered])).toEqual([
      ['thumb', true],
      ['toe', false],
    ])
  })
})
