import { expect, test } from 'vitest'
import { loadContent } from '#knowledge/check/load-content'
import { dangerTexts } from './danger-texts.ts'

const isDanger = dangerTexts(loadContent('content').content)

test.each([
  'findings.coughing_blood.label',
  'redFlags.chest_fainted.do',
  'steps.chest_danger_signs.question',
  'dangers.stroke.text',
  'emergency.emergencyMessages.heading',
])('%s decides whether somebody gets help in time', (key) => expect(isDanger(key)).toBe(true))

test.each([
  'findings.knee_grinds.label',
  'steps.chest_danger_signs.why',
  'conditions.gout.description',
  'home.homeMessages.heading',
])('%s does not', (key) => expect(isDanger(key)).toBe(false))
