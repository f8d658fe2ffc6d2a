import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inspectContent } from './inspect-content.ts'
import { loadContent } from './load-content.ts'
import { describeProblem } from '../content/problem.ts'
import { exampleContent, writeContent } from '../testing/example-content.ts'

const OTHER = 'conditions/thumb-sprain.yaml'
const ARTHRITIS = 'conditions/thumb-arthritis.yaml'
const locations = exampleContent['locations.yaml']!.replace(/.*key: toe.*\n/, '')

/** A second cause of pain in the thumb: quite another picture, unless a test changes it. */
const sprain = exampleContent[ARTHRITIS]!.replace('thumb_arthritis', 'thumb_sprain')
  .replace('name: Worn thumb joint', 'name: Sprained thumb')
  .replace('{ min: 40, max: 110 }', '{ min: 0, max: 110 }')
  .replace(/thumb: \{ prior.*/, 'thumb: { prior: { per_1000: 300, sources: [study-2019] } }')
  .replace(
    /findings:[^]*urgency/,
    'findings: { swollen: usually, sudden: nearly_always, red_hot: almost_never }\nurgency',
  )

function inspect(change: Record<string, string> = {}): string[] {
  const folder = writeContent({
    ...exampleContent,
    'locations.yaml': locations,
    [OTHER]: sprain,
    ...change,
  })
  const { content, problems } = loadContent(folder)
  expect(problems.map(describeProblem)).toEqual([])
  const found = inspectContent(content, [{ zone: 'thumb_tip', location: 'thumb' }]).map(describeProblem)
  rmSync(folder, { recursive: true })
  return found
}

test('finds nothing wrong with content that serves', () => {
  expect(inspect()).toEqual([])
})

test('tells a place that nobody is helped at, and a spot that leads nowhere', () => {
  expect(inspect({ 'locations.yaml': exampleContent['locations.yaml']! })).toMatchInlineSnapshot(`
    [
      "content/locations.yaml:2  toe has no conditions, so nobody with pain there is helped
        mend: write its conditions",
    ]
  `)
})

test('tells a spot of the map that leads nowhere, and an age nothing is common in', () => {
  const folder = writeContent({ ...exampleContent, 'locations.yaml': locations })
  const { content } = loadContent(folder)
  const found = inspectContent(content, [{ zone: 'nail', location: 'nail' }]).map(describeProblem)
  expect([found[0], found.at(-1)]).toMatchInlineSnapshot(`
    [
      "content/locations.yaml:1  the body map's nail leads to nail, which is no place
        mend: add the place, or correct the body map",
      "content/locations.yaml:1  thumb: for someone male of 25 to 34 the priors add up to 24 of 1000 people
        mend: a cause that is common at that age is missing, or is cut by age or sex",
    ]
  `)
  rmSync(folder, { recursive: true })
})

test('tells a marked spot that is none, and one that stands for no option', () => {
  expect(inspect(withStepOf('marked: { thumb_tip: sudden }'))).toEqual([])
  expect(inspect(withStepOf('marked: { nail: sudden, thumb_tip: swollen }'))).toMatchInlineSnapshot(`
    [
      "content/steps/all.yaml:3  onset: nail cannot answer onset
        mend: name a spot of a place where it is asked, without left_ or right_, and one option of a single step",
      "content/steps/all.yaml:3  onset: thumb_tip cannot answer onset
        mend: name a spot of a place where it is asked, without left_ or right_, and one option of a single step",
    ]
  `)
})

test('tells a spot of spreading that is none, and one that stands for no option', () => {
  expect(inspect(withStepOf('spread_marked: { thumb_tip: sudden, thumb: slow }'))).toEqual([])
  expect(inspect(withStepOf('spread_marked: { nail: sudden, thumb: swollen }'))).toMatchInlineSnapshot(`
    [
      "content/steps/all.yaml:3  onset: pain that spreads to nail cannot answer onset
        mend: name a spot or a place of the body map and an option of the step",
      "content/steps/all.yaml:3  onset: pain that spreads to thumb cannot answer onset
        mend: name a spot or a place of the body map and an option of the step",
    ]
  `)
})

test('tells a cause that never comes first, and two that no answer tells apart', () => {
  const twin = exampleContent[ARTHRITIS]!.replace('thumb_arthritis', 'thumb_twin').replace(
    'per_1000: 600',
    'per_1000: 60',
  )
  expect(inspect({ 'conditions/thumb-twin.yaml': twin })).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-twin.yaml:1  thumb_twin: it comes first nowhere, whatever is answered; at thumb thumb_arthritis stays ahead
        mend: list findings that it has and thumb_arthritis has not",
      "content/conditions/thumb-arthritis.yaml:12  thumb_arthritis: at thumb the answers hardly tell it from thumb_twin (0.0 nats, 3 are enough)
        mend: list findings asked there that one has and the other has not, for both; or leave out the place, or one of them",
    ]
  `)
})

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
    [OTHER]: sprain.replace('swollen:', 'fever:'),
  }
  const feverish = exampleContent[path]!.replace('with a hot joint', 'with fever')
  expect(inspect({ ...asked, [path]: feverish }).join()).toContain('holds for fever too')
  expect(
    inspect({ ...asked, [path]: feverish.replace('any: [red_hot]', 'any: [red_hot, fever]') }).join(),
  ).not.toContain('holds for')
})

test('tells a danger that no answers can make likely enough', () => {
  const danger = exampleContent[ARTHRITIS]!.replace(
    'urgency: routine',
    'urgency: urgent\ndanger: { level: urgent, threshold: 0.4 }',
  )
    .replace('per_1000: 600', 'per_1000: 5')
    .replace(/red_hot: rarely/, 'red_hot: seldom')
  const common = sprain.replace('per_1000: 300', 'per_1000: 900')
  expect(inspect({ [ARTHRITIS]: danger, [OTHER]: common })).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-arthritis.yaml:10  thumb_arthritis: at thumb its probability stays at 0.108 whatever is answered, below its danger threshold of 0.4
        mend: list findings asked at thumb that it has and thumb_sprain has not",
      "content/conditions/thumb-arthritis.yaml:1  thumb_arthritis: it comes first nowhere, whatever is answered; at thumb thumb_sprain stays ahead
        mend: list findings that it has and thumb_sprain has not",
    ]
  `)
})

test('tells what a condition lists but nobody is asked, and a test nobody expects anything of', () => {
  expect(
    inspect({
      'steps/all.yaml': exampleContent['steps/all.yaml']!.replace('id: 2,', 'id: 2, only_at: [toe],'),
      'locations.yaml': exampleContent['locations.yaml']!,
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/locations.yaml:2  toe has no conditions, so nobody with pain there is helped
        mend: write its conditions",
      "content/steps/all.yaml:2  swelling: it is asked at no place
        mend: look at only_at, or remove the step",
      "content/conditions/thumb-arthritis.yaml:12  thumb_arthritis: swollen is asked at none of its places
        mend: ask it there (only_at of the step), or remove it here",
      "content/conditions/thumb-sprain.yaml:11  thumb_sprain: swollen is asked at none of its places
        mend: ask it there (only_at of the step), or remove it here",
    ]
  `)
})

test('tells an emergency in which nothing speaks for the cause it points to', () => {
  const rule = exampleContent['red-flags/all.yaml']!.replace('locations: all', 'locations: [thumb]').replace(
    'level: urgent',
    'level: emergency\n  transport: own\n  points_to: [thumb_arthritis]',
  )
  expect(inspect({ 'red-flags/all.yaml': rule })).toMatchInlineSnapshot(`
    [
      "content/red-flags/all.yaml:2  hot_thumb: at thumb nothing it names speaks for thumb_arthritis
        mend: list one of its findings in thumb_arthritis, above background, or do not point to it",
    ]
  `)
})

test('tells a danger sign that can never hold, since nobody there is asked', () => {
  const rule = exampleContent['red-flags/all.yaml']!.replace('locations: all', 'locations: [thumb]').replace(
    '{ any: [red_hot] }',
    '{ all: [red_hot, slow] }',
  )
  const steps = exampleContent['steps/all.yaml']!.replace('id: 3,', 'id: 3, only_at: [toe],')
  const places = exampleContent['locations.yaml']!
  expect(
    inspect({ 'red-flags/all.yaml': rule, 'steps/all.yaml': steps, 'locations.yaml': places }),
  ).toContain(
    'content/red-flags/all.yaml:2  hot_thumb: at thumb it can never hold\n    mend: ask its findings at thumb, or leave out the place',
  )
})

test('tells a dangerous cause whose places, questions and rules do not meet, unless a reason is given', () => {
  const gaps = `
- { key: one, gap: not_asked, rules: [hot_thumb], findings: [red_hot], because: The toe is always red }
- { key: two, gap: asked_elsewhere, conditions: [thumb_arthritis], at: [toe], because: The toe is always red }
- { key: three, gap: not_here, rules: [hot_thumb], because: The toe is no thumb }
`
  expect(inspect(withTwoPlaces())).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-arthritis.yaml:10  thumb_arthritis: no red flag that points to it can hold at toe, though it does elsewhere
        mend: let one of its rules stand there and ask its findings, or give the reason in gaps.yaml",
      "content/conditions/thumb-arthritis.yaml:15  thumb_arthritis: red_hot nearly proves it and is asked at some of its places, but not at toe
        mend: ask it there, name the same sign as it is asked there, or give the reason in gaps.yaml",
      "content/red-flags/all.yaml:4  hot_thumb: it names red_hot, which nothing asks at toe
        mend: ask it there, leave out the place, name the same sign as it is asked there, or give the reason in gaps.yaml",
      "content/red-flags/all.yaml:9  hot_thumb: it points to thumb_sprain, which is not at toe
        mend: add the places to thumb_sprain, do not point to it, or give the reason in gaps.yaml",
    ]
  `)
  expect(inspect({ ...withTwoPlaces(), 'gaps.yaml': gaps })).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-arthritis.yaml:10  thumb_arthritis: no red flag that points to it can hold at toe, though it does elsewhere
        mend: let one of its rules stand there and ask its findings, or give the reason in gaps.yaml",
    ]
  `)
})

test('tells a reason that has outlived its gap', () => {
  const gaps = '- { key: old, gap: not_here, conditions: [thumb_sprain], because: The toe is no thumb }'
  expect(inspect({ 'gaps.yaml': gaps })).toMatchInlineSnapshot(`
    [
      "content/gaps.yaml:1  old: thumb_sprain has no such gap any more
        mend: take it out of this reason",
    ]
  `)
})

test('takes the same sign in other words for asked, and a question that makes no sense elsewhere', () => {
  const other = [
    '- { key: one, same_sign: [red_hot, swollen], because: Both are inflammation }',
    '- { key: two, only_there: [danger], because: Only the thumb can be red }',
  ]
  const unasked = inspect(withTwoPlaces()).filter((problem) =>
    problem.includes('red_hot, which nothing asks'),
  )
  expect(unasked).toHaveLength(1)
  for (const gaps of other) {
    expect(
      inspect({ ...withTwoPlaces(), 'gaps.yaml': gaps }).filter((problem) => unasked.includes(problem)),
    ).toEqual([])
  }
})

test('tells texts that are hard to read', () => {
  const hard =
    'Degenerative alteration of articular cartilage is characteristically accompanied by osteophytic proliferation, intermittent inflammatory exacerbation, progressive functional limitation and, ultimately, considerable deformity.'
  expect(
    inspect({ [ARTHRITIS]: exampleContent[ARTHRITIS]!.replace(/description:.*/, `description: "${hard}"`) }),
  ).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-arthritis.yaml:1  thumb_arthritis: its texts need a reading age of 23.9; the longest words are characteristically, degenerative, osteophytic, proliferation, inflammatory
        mend: write shorter sentences and plainer words, down to 12",
    ]
  `)
})

/** The example with more told of its first step. */
function withStepOf(more: string) {
  const steps = exampleContent['steps/all.yaml']!
  return { 'steps/all.yaml': steps.replace('options: [sudden, slow]', `$&, ${more}`) }
}

/** The arthritis is dangerous and at the toe too, where nobody asks whether it is red and hot. */
function withTwoPlaces() {
  const { 'locations.yaml': places, 'steps/all.yaml': steps, 'red-flags/all.yaml': rules } = exampleContent
  return {
    'locations.yaml': places!.replace('screen: []', 'screen: [swelling]'),
    'steps/all.yaml': steps!.replace('id: 1,', 'id: 1, only_at: [thumb],'),
    [ARTHRITIS]: exampleContent[ARTHRITIS]!.replace(
      'urgency: routine',
      'urgency: urgent\ndanger: { level: urgent, threshold: 0.3 }',
    )
      .replace('  thumb: {', '  toe: { prior: { per_1000: 800, sources: [study-2019] } }\n  thumb: {')
      .replace('red_hot: rarely', 'red_hot: usually')
      .replace('min: 40', 'min: 0'),
    'red-flags/all.yaml': `${rules!
      .trim()
      .replace('locations: all', 'locations: [thumb, toe]')
      .replace('any: [red_hot]', 'any: [red_hot, swollen]')}
  points_to: [thumb_sprain]
- key: worn_thumb
  locations: [thumb]
  level: urgent
  when: { all: [swollen] }
  title: A swollen thumb
  do: [doctor_today]
  because: It may be worn
  points_to: [thumb_arthritis]
  sources: [guide-2020]
`,
  }
}

test('tells an answer that joins two facts, and a listed one that joins none', () => {
  const findings = exampleContent['findings/all.yaml']!.replace(
    'It is swollen,',
    'Swollen so that it is stiff,',
  )
  const joined = '[{ key: thumbs, because: One thing., findings: [red_hot, sudden] }]'
  expect(inspect({ 'findings/all.yaml': findings, 'joined-options.yaml': joined })).toMatchInlineSnapshot(`
    [
      "content/findings/all.yaml:1  swollen: the label joins words by "so that"
        mend: keep the one fact that decides, or make it two findings; if nobody can be half right with it, list it in joined-options.yaml",
      "content/joined-options.yaml:1  thumbs: sudden joins nothing, or is no finding any more
        mend: take it out of this list",
    ]
  `)
})
