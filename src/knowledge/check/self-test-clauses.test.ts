import { expect, test } from 'vitest'
import { exampleContent } from '../testing/example-content.ts'
import { ARTHRITIS, inspect, SPRAIN, sprain } from '../testing/inspected-content.ts'

test('tells a self-test that is offered against its own words, and words that nobody can hold it to', () => {
  const path = 'self-tests/all.yaml'
  const said = (say: string) =>
    inspect({
      [path]: exampleContent[path]!.replace('say: [Do not do it with a hot joint]', `say: [${say}]`),
    })
  expect(said('Not for children.').join()).toContain('add not_if.ages')
  expect(said('Never on Mondays.').join()).toContain('nothing tells for whom this holds: "Never on Mondays."')
  expect(said('Do not do it if you fall easily.')).toEqual([])
  const withFever = exampleContent['findings/all.yaml']!.replaceAll('key: swollen', 'key: fever')
  const asked = {
    'findings/all.yaml': withFever,
    'steps/all.yaml': exampleContent['steps/all.yaml']!.replace('[swollen]', '[fever]'),
    'phrases/all.yaml': exampleContent['phrases/all.yaml']!.replace('swollen', 'fever'),
    [ARTHRITIS]: exampleContent[ARTHRITIS]!.replace('swollen:', 'fever:'),
    'same-words.yaml': exampleContent['same-words.yaml']!.replaceAll('key: swollen', 'key: fever'),
    [SPRAIN]: sprain.replace('swollen:', 'fever:'),
  }
  const feverish = exampleContent[path]!.replace('with a hot joint', 'with fever')
  expect(inspect({ ...asked, [path]: feverish }).join()).toContain('holds for fever too')
  expect(
    inspect({ ...asked, [path]: feverish.replace('any: [red_hot]', 'any: [red_hot, fever]') }).join(),
  ).not.toContain('holds for')
})
