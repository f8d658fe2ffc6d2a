import { describe, expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { emergencyAdvice } from './emergency-advice.ts'
import { emergencyMessages } from './messages.ts'
import { thingsToSay } from './things-to-say.ts'

const bundle = readBundles().find(({ location }) => location.key === 'upper_belly')!
const knowledge = readKnowledge(bundle, 'upper_belly')
const stepOf = (finding: string) => bundle.steps.find(({ options }) => options.includes(finding))!.key
const words = (finding: string) => knowledge.findings.get(finding)!.present

/** What somebody answers who has these findings; findings of one question go into one answer. */
const answering = (...findings: string[]) =>
  Object.fromEntries(
    findings.map((finding) => [
      stepOf(finding),
      findings.filter((other) => stepOf(other) === stepOf(finding)),
    ]),
  )

const woman = { sex: 'female' as const, age: { min: 45, max: 54 }, weightKg: null }
const boy = { sex: 'male' as const, age: { min: 0, max: 4 }, weightKg: null }
const pancreatitis = {
  kind: 'danger' as const,
  condition: 'acute_pancreatitis',
  level: 'emergency' as const,
  probability: 0.4,
}

const say = (
  findings: string[],
  {
    person = woman,
    reasons = [pancreatitis],
  }: Partial<{ person: typeof woman | typeof boy; reasons: (typeof pancreatitis)[] }> = {},
) => thingsToSay({ reasons }, { knowledge, person, answers: answering(...findings) })

describe('what to tell on the phone when a cause is too likely to wait', () => {
  test('first who is ill and where it hurts', () => {
    expect(say(['heavy_alcohol'])[0]).toBe('Woman, age 45 to 54, pain here: upper belly')
    expect(say(['heavy_alcohol'], { person: boy })[0]).toBe('Boy, age under 5, pain here: upper belly')
  })

  test('of a child, who is somebody else than the caller', () => {
    expect(say(['gallstones_known'], { person: boy })).toContain('Gallstones were found in them')
    const all = readBundles().flatMap(({ findings }) => findings.map(({ present }) => present))
    expect(
      all.map(emergencyMessages.ofChild).filter((said) => /\b(you|your|yourself)\b/i.test(said)),
    ).toEqual([])
    expect(emergencyMessages.ofChild('It wakes you and your neck hurts when you turn')).toBe(
      'It wakes them and their neck hurts when they turn',
    )
  })

  test('then the signs that speak clearly for it, the strongest first', () => {
    const [, ...signs] = say(['strength_severe', 'heavy_alcohol', 'spread_between_blades'])
    expect(signs).toEqual([words('spread_between_blades'), words('heavy_alcohol'), words('strength_severe')])
  })

  test('no answer that hardly speaks for it', () => {
    const said = say([
      'spread_between_blades',
      'heavy_alcohol',
      'strength_severe',
      'duration_days',
      'belly_steady',
    ])
    expect(said).not.toContain(words('duration_days'))
    expect(said).not.toContain(words('belly_steady'))
  })

  test('not that it began in the last week, however well that fits', () => {
    const throat = readBundles().find(({ location }) => location.key === 'mouth_throat')!
    const said = thingsToSay(
      { reasons: [{ ...pancreatitis, condition: 'low_white_cells_sore_throat' }] },
      {
        knowledge: readKnowledge(throat, 'mouth_throat'),
        person: woman,
        answers: { pain_duration: ['duration_days'], general_signs: ['fever', 'feeling_very_ill'] },
      },
    )
    expect(said).toHaveLength(3)
  })

  test('where hardly any answer speaks clearly, the two strongest', () => {
    expect(say(['belly_steady', 'duration_under_day', 'onset_hours'])).toHaveLength(3)
  })

  test('at most five signs', () => {
    const everything = Object.keys(knowledge.conditions.get('acute_pancreatitis')!.likelihoods)
    const oneOfEach = everything.filter(
      (finding) =>
        knowledge.steps.get(stepOf(finding))!.kind !== 'single' ||
        everything.find((other) => stepOf(other) === stepOf(finding)) === finding,
    )
    expect(say(oneOfEach)).toHaveLength(6)
  })

  test('of several such causes the likeliest speaks', () => {
    const unlikely = { ...pancreatitis, condition: 'pulmonary_embolism', probability: 0.1 }
    const findings = ['heavy_alcohol', 'strength_severe']
    expect(say(findings, { reasons: [unlikely, pancreatitis] })).toEqual(say(findings))
  })

  test('a danger sign says itself what it is, so nothing is added to it', () => {
    const rule = bundle.redFlags.find(({ level }) => level === 'emergency')!
    const danger = { kind: 'red_flag' as const, rule: rule.key, level: 'emergency' as const }
    const session = { knowledge, person: woman, answers: answering('heavy_alcohol') }
    expect(emergencyAdvice({ level: 'emergency', reasons: [danger, pancreatitis] }, session).say).toEqual([])
    expect(emergencyAdvice({ level: 'emergency', reasons: [pancreatitis] }, session).say).not.toEqual([])
  })
})
