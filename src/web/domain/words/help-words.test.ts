import { expect, test } from 'vitest'
import type { BundleFinding } from '#knowledge/bundle/bundle'
import { helpWords } from './help-words.ts'
import { urgencyMessages } from './urgency-words.ts'

const findings = new Map(
  Object.entries({
    yellow: 'Your eyes are yellow',
    fever: 'You have a fever',
    swollen: 'Your belly is swollen',
  }).map(([key, present]) => [key, { key, present } as BundleFinding]),
)
const getHelp = [
  {
    say: 'See a doctor today if the eyes turn yellow.',
    tie: { level: 'urgent' as const, when: [['yellow']] },
  },
  {
    say: 'Go to hospital now with fever and a swollen belly.',
    tie: { level: 'emergency' as const, when: [['fever', 'swollen']] },
  },
  { say: 'See the doctor again after a week.' },
]
const helpFor = (...signs: string[]) => helpWords({ getHelp }, new Set(signs), findings)

test('what somebody reported is not said to them as an if, but with how soon', () => {
  expect(helpFor('yellow')).toEqual({
    reported: [urgencyMessages.toldHelp.urgent({ signs: 'Your eyes are yellow' })],
    ahead: [getHelp[1]!.say, getHelp[2]!.say],
  })
  expect(helpFor('fever', 'swollen').reported).toEqual([
    urgencyMessages.toldHelp.emergency({ signs: 'You have a fever. Your belly is swollen' }),
  ])
})

test('half of what a line asks for together is not reported', () => {
  expect(helpFor('fever')).toEqual({ reported: [], ahead: getHelp.map(({ say }) => say) })
})

test('a line about one age is said as it stands, whoever reported its sign', () => {
  const say = 'Have any burn of a child under five seen today.'
  const tie = { level: 'urgent' as const, when: [['fever']], age: { max: 4 } }
  expect(helpWords({ getHelp: [{ say, tie }] }, new Set(['fever']), findings)).toEqual({
    reported: [],
    ahead: [say],
  })
})
