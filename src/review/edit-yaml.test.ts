import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editYaml, withLastField } from './edit-yaml.ts'

const FILE = `key: sprain
description: >-
  A ligament is stretched
  or torn.
age: { min: 10, max: 70 }
findings:
  swollen: usually # seen at once
  fever: { p: 0.02, sources: [a-2020] }
get_help:
  - You cannot walk.
  - >-
    It gets worse
    after days.
  - "Numb: see a doctor."
written: 2026-11-21
`

test('changes what is named and leaves every other line as it is written', () => {
  const edited = editYaml(FILE, [
    { path: ['findings', 'swollen'], value: { p: 0.8, sources: ['b-2021'] } },
    { path: ['age'], value: { min: 5, max: 80 } },
    { path: ['get_help', 0], value: 'You cannot walk: go today.' },
  ])
  expect(edited).toBe(
    FILE.replace('swollen: usually', 'swollen: { p: 0.8, sources: [b-2021] }')
      .replace('{ min: 10, max: 70 }', '{ min: 5, max: 80 }')
      .replace('- You cannot walk.', '- "You cannot walk: go today."'),
  )
})

test('a long text takes lines of its own, and reads as it was written', () => {
  const long = `${'A ligament: it holds bones together and tears. '.repeat(6)}End.`
  const edited = editYaml(FILE, [
    { path: ['description'], value: long },
    { path: ['get_help', 1], value: long },
  ])
  expect(parse(edited)).toEqual({
    ...parse(FILE),
    description: long,
    get_help: [parse(FILE).get_help[0], long, 'Numb: see a doctor.'],
  })
  expect(Math.max(...edited.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110)
})

test('removes the whole entry of a list or mapping', () => {
  const edited = editYaml(FILE, [{ path: ['get_help', 1] }, { path: ['findings', 'swollen'] }])
  expect(edited).toBe(
    FILE.replace('  - >-\n    It gets worse\n    after days.\n', '').replace(
      '  swollen: usually # seen at once\n',
      '',
    ),
  )
})

test('removes from a list on one line, more than one as well', () => {
  const flow = `${FILE}tests: [{ care: xray, note: Later }, gp_visit, mri]\n`
  const edited = editYaml(flow, [{ path: ['tests', 0] }, { path: ['tests', 2] }])
  expect(edited).toBe(`${FILE}tests: [gp_visit]\n`)
})

test('what is not in the file is an error, not a guess', () => {
  expect(() => editYaml(FILE, [{ path: ['findings', 'rash'], value: 'often' }])).toThrow(
    'findings/rash is not in the file',
  )
})

test('a field at the end takes the place of the one that was there', () => {
  const once = withLastField(FILE, 'review', { date: '2026-11-25', by: 'A' })
  const twice = withLastField(once, 'review', { date: '2026-11-26', by: 'B' })
  expect(twice).toBe(`${FILE}review:\n  date: 2026-11-26\n  by: B\n`)
})
