import { expect, test } from 'vitest'
import { requireSmsReach, smsCountryOf } from './sms-reach.ts'

const COUNTRIES = new Map([
  ['IN', 200],
  ['US', 200],
  ['GB', 200],
])

test.each([
  ['+919886012345', 'IN', 'mobile'],
  ['+14155552671', 'US', 'may be mobile'],
  ['+447400123456', 'GB', 'mobile'],
  ['+911123456789', null, 'fixed'],
  ['+442079460018', null, 'fixed'],
  ['+447640123456', null, 'pager'],
  ['+447012345678', null, 'personal number'],
  ['+449012345678', null, 'premium'],
  ['+19002345678', null, 'premium'],
  ['+18002345678', null, 'toll-free'],
  ['+18765551234', null, 'Jamaica, which has the US code'],
  ['+491711234567', null, 'mobile, of a country that is not named'],
  ['+881612345678', null, 'satellite'],
  ['+8835100000000', null, 'international network'],
])('an SMS to %s goes to %s: %s', (number: string, country: string | null, _kind: string) => {
  expect(smsCountryOf(number, COUNTRIES)).toBe(country)
})

test('says where SMS do go', () => {
  expect(() => requireSmsReach('+491711234567', COUNTRIES)).toThrow(
    'only to mobile phones in India, United Kingdom, and United States.',
  )
  expect(() => requireSmsReach('+919886012345', COUNTRIES)).not.toThrow()
})
