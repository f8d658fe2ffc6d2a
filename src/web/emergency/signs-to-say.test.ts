import { expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { readPlace } from '#web/knowledge/place-cache.ts'
import { emergencyAdvice } from './emergency-advice.ts'
import { signsToSay } from './signs-to-say.ts'

const bundle = readBundles().find(({ location }) => location.key === 'upper_belly')!
const place = readPlace(bundle, 'upper_belly')
const stepOf = (finding: string) => bundle.steps.find(({ options }) => options.includes(finding))!.key
const answers = Object.fromEntries(
  ['strength_severe', 'heavy_alcohol', 'injury_none'].map((finding) => [stepOf(finding), [finding]]),
)
const pancreatitis = {
  kind: 'danger' as const,
  condition: 'acute_pancreatitis',
  level: 'emergency' as const,
  probability: 0.4,
}

test('a cause too likely to wait gives the signs that made it so to say on the phone', () => {
  const said = signsToSay({ reasons: [pancreatitis] }, place, answers)
  expect(said).toContain(place.findings.get('strength_severe')!.present)
  expect(said).toContain(place.findings.get('heavy_alcohol')!.present)
  expect(said.length).toBeLessThanOrEqual(4)
})

test('of several such causes the likeliest speaks', () => {
  const unlikely = { ...pancreatitis, condition: 'pulmonary_embolism', probability: 0.1 }
  expect(signsToSay({ reasons: [unlikely, pancreatitis] }, place, answers)).toEqual(
    signsToSay({ reasons: [pancreatitis] }, place, answers),
  )
})

test('a danger sign says itself what it is, so nothing is added to it', () => {
  const rule = bundle.redFlags.find(({ level }) => level === 'emergency')!
  const reasons = [{ kind: 'red_flag' as const, rule: rule.key, level: 'emergency' as const }, pancreatitis]
  expect(emergencyAdvice({ level: 'emergency', reasons }, { place, answers }).say).toEqual([])
  expect(
    emergencyAdvice({ level: 'emergency', reasons: [pancreatitis] }, { place, answers }).say,
  ).not.toEqual([])
})
