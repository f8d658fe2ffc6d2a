import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadContent } from '../check/load-content.ts'
import type { ConditionSource } from '../schema/condition.ts'
import type { RedFlagSource } from '../schema/red-flag.ts'
import { exampleContent, writeContent } from '../testing/example-content.ts'
import { helpOnPage } from './help-on-page.ts'

const folder = writeContent(exampleContent)
const { content } = loadContent(folder)
rmSync(folder, { recursive: true })
const example = { condition: content.conditions[0]!.value, rule: content.redFlags[0]! }

const CALL = 'Call 112 now (108 in India; your local emergency number elsewhere).'

type Line = ConditionSource['get_help'][number]

/** The example with these lines and rules about it. */
function helpWith(
  lines: Line[],
  rules: Partial<RedFlagSource>[] = [],
  condition: Partial<ConditionSource> = {},
) {
  const { condition: known, rule } = example
  return helpOnPage(
    { ...known, ...condition, get_help: lines },
    {
      ...content,
      redFlags: rules.map((changed) => ({
        ...rule,
        value: { ...rule.value, do: ['Go to a hospital now.'], points_to: [known.key], ...changed },
      })),
    },
  )
}

const saddle = { say: 'Numb between the legs: hospital now.', level: 'emergency', when: ['saddle'] } as const
const drags = { say: 'A foot that drags: a doctor today.', level: 'urgent', when: ['drags', 'weak'] } as const
const lineOf = ({ when, ...line }: typeof saddle | typeof drags): Line => ({ ...line, when: [...when] })

test('lines and rules make one list, worst first', () => {
  const help = helpWith(
    [
      'It is no better after a week: see a doctor.',
      lineOf(drags),
      'See a doctor today with a fever.',
      lineOf(saddle),
    ],
    [{ level: 'emergency', when: { any: ['hot'] }, title: 'A hot joint' }],
  )
  expect(
    help.map(({ level, lines, dangerSigns }) => [level, lines, dangerSigns.flatMap((s) => s.titles)]),
  ).toEqual([
    ['emergency', [saddle.say], ['A hot joint']],
    ['urgent', [drags.say, 'See a doctor today with a fever.'], []],
    ['routine', ['It is no better after a week: see a doctor.'], []],
  ])
})

test('a rule whose signs lines tell is not told again', () => {
  const rules = [
    { level: 'urgent', when: { any: ['drags'] }, title: 'A foot that newly drags' },
    { level: 'urgent', when: { any: ['weak', 'drags'] }, title: 'A weak leg' },
  ] as const
  const told = helpWith([lineOf(drags)], rules as unknown as Partial<RedFlagSource>[])
  expect(told).toEqual([{ level: 'urgent', lines: [drags.say], dangerSigns: [] }])
})

test('a rule stays that knows more signs, or sends there faster', () => {
  const titlesWith = (rule: Partial<RedFlagSource>) =>
    helpWith([lineOf(drags)], [{ title: 'It', ...rule }]).flatMap(({ dangerSigns }) =>
      dangerSigns.flatMap(({ titles }) => titles),
    )
  expect(titlesWith({ level: 'urgent', when: { any: ['drags', 'burns'] } })).toEqual(['It'])
  expect(titlesWith({ level: 'emergency', when: { any: ['drags'] } })).toEqual(['It'])
  expect(
    titlesWith({ level: 'urgent', when: { at_least: { count: 2, of: ['drags', 'weak', 'burns'] } } }),
  ).toEqual([])
})

test('a line that rules tell whole is left to them, unless it says more', () => {
  const rules: Partial<RedFlagSource>[] = [
    { level: 'emergency', when: { all: ['both'], any: ['weak', 'numb', 'burns'] }, title: 'Both legs' },
  ]
  const line = (say: string): Line => ({
    say,
    level: 'emergency',
    when: [
      ['both', 'weak'],
      ['both', 'numb'],
    ],
  })
  const linesOf = (say: string) => helpWith([line(say)], rules).flatMap(({ lines }) => lines)
  expect(linesOf('Both legs weak or numb: hospital now.')).toEqual([])
  const twoTimes = 'Both legs weak or numb: hospital now; otherwise a doctor today.'
  expect(linesOf(twoTimes)).toEqual([twoTimes])
})

test('rules that say the same are told together, and those told by others not at all', () => {
  const help = helpWith(
    ['See a doctor when it stays.'],
    [
      { level: 'emergency', when: { any: ['numb'] }, title: 'A numb seat' },
      { level: 'emergency', when: { all: ['numb', 'hot'] }, title: 'A numb, hot seat' },
      { level: 'emergency', when: { any: ['cold'] }, title: 'A cold leg' },
      { level: 'emergency', when: { any: ['cool'] }, title: 'Your cold leg' },
      { level: 'emergency', when: { any: ['blue'] }, title: 'A cold leg, and blue' },
      { level: 'routine', when: { any: ['old'] }, title: 'An old pain' },
    ],
  )
  expect(help[0]!.dangerSigns).toEqual([
    { titles: ['A numb seat', 'A cold leg'], do: 'Go to a hospital now.' },
  ])
  expect(help.flatMap(({ dangerSigns }) => dangerSigns)).toHaveLength(1)
})

test('of an emergency no line says again to call, and advice leaves out what was said', () => {
  const rule = {
    level: 'emergency',
    when: { any: ['hot'] },
    title: 'Hot',
    do: [CALL, 'Rest.', 'Do not eat.'],
  } as const
  const help = helpWith(
    ['Now: call 112 or your local emergency number.', 'If somebody collapses: press on the chest.'],
    [{ ...rule, do: [...rule.do], when: { any: ['hot'] } }],
    { urgency: 'emergency', see: 'Call 112 now. Do not eat.' },
  )
  const advice = `${CALL} Rest. Do not eat.`
  const marks = [{ at: 0, short: 'Call 112 now.' }]
  expect(help).toEqual([
    { level: 'emergency', lines: [], dangerSigns: [{ titles: ['Hot'], do: advice, said: [0, 2], marks }] },
    { level: 'routine', lines: ['If somebody collapses: press on the chest.'], dangerSigns: [] },
  ])
})
