import { describe, expect, test } from 'vitest'
import { inThirdPerson } from '../bundle/they.ts'
import { projectContent } from '../check/project-content.ts'
import { compileBundles } from './bundles.ts'
import { saidOfThem, toHelper } from './to-helper.ts'

test.each([
  ['Go to a hospital now. Do not drive yourself.', 'Go to a hospital now. Do not let them drive.'],
  ['Do not try to put it back yourself.', 'Do not try to put it back yourself.'],
  ['Say how far on you are.', 'Say how far on they are.'],
])('%s', (text, said) => expect(saidOfThem(text)).toBe(said))

describe('advice at a danger sign, said to whoever helps', () => {
  test.each([
    [
      'Call 112 now. Sit down and rest. Do not drive yourself.',
      'Call 112 now. Let them sit down and rest. Do not let them drive.',
    ],
    ['Lie still. Do not eat or drink.', 'Let them lie still. Give them nothing to eat or drink.'],
    ['Take no aspirin or ibuprofen.', 'Give them no aspirin or ibuprofen.'],
    [
      'Do not stay alone. Do not walk on the leg.',
      'Do not leave them alone. Do not let them walk on the leg.',
    ],
    [
      'Keep the neck still, do not get up, and call.',
      'Keep the neck still, do not let them get up, and call.',
    ],
    ['Keep still. Keep off the leg.', 'Keep them still. Keep them off the leg.'],
    ['Take no aspirin or blood thinner on your own.', 'Give them no aspirin or blood thinner on your own.'],
    ['Unlock the door and stay on the phone.', 'Unlock the door and stay on the phone.'],
    ['Cool it under running water.', 'Cool it under running water.'],
    ['Sit down and go to a hospital now.', 'Sit down and go to a hospital now.'],
  ])('%s', (text, said) => expect(toHelper(text)).toBe(said))

  test('no danger rule tells whoever helps to rest, to fast or to take nothing themselves', () => {
    const wrong = compileBundles(projectContent(), { filmOf: () => null })
      .flatMap((bundle) => inThirdPerson({ ...bundle, steps: [], findings: [], conditions: [] }).redFlags)
      .flatMap(({ do: advice, doUntimed = '' }) => [advice, doUntimed])
      .filter((advice) =>
        /(?:^|\. )(?:Do not (?:eat|drink|stay alone|walk|stand)|(?:Lie|Rest|Sit up|Sit down and rest)\b|Take no aspirin)/.test(
          advice,
        ),
      )
    expect(wrong).toEqual([])
  })
})
