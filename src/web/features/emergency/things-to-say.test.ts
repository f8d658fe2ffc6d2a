import { ofChild } from './of-child.ts'
import { describe, expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { thingsToSay } from './things-to-say.ts'

const bundles = readBundles()
const bundle = bundles.find(({ location }) => location.key === 'upper_belly')!
const knowledge = readKnowledge(bundle, 'upper_belly')
const words = (finding: string) => knowledge.findings.get(finding)!.present

const woman = { sex: 'female' as const, age: { min: 45, max: 54 }, weightKg: null }
const boy = { sex: 'male' as const, age: { min: 0, max: 4 }, weightKg: null }

describe('what to tell on the phone', () => {
  test('first who is ill and where it hurts, then the signs in their order', () => {
    const signs = ['spread_between_blades', 'heavy_alcohol']
    expect(thingsToSay(signs, woman, knowledge)).toEqual([
      'Woman, age 45 to 54, pain here: upper belly',
      ...signs.map(words),
    ])
    expect(thingsToSay(signs, boy, knowledge)[0]).toBe('Boy, age under 5, pain here: upper belly')
  })

  test('nothing where no sign is to be told', () => {
    expect(thingsToSay([], woman, knowledge)).toEqual([])
  })

  test('of a child, who is somebody else than the caller', () => {
    expect(thingsToSay(['gallstones_known'], boy, knowledge)).toContain('Gallstones were found in them')
    const all = bundles.flatMap(({ findings }) => findings.map(({ present }) => present))
    expect(all.map(ofChild).filter((said) => /\b(you|your|yourself)\b/i.test(said))).toEqual([])
    expect(ofChild('It wakes you and your neck hurts when you turn')).toBe(
      'It wakes them and their neck hurts when they turn',
    )
  })
})
