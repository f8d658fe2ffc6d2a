import { expect, test } from 'vitest'
import { readBundles } from './read-bundles.ts'
import { signsElsewhere } from './rules-elsewhere.ts'

const bundles = readBundles()
const breast = bundles.find(({ location }) => location.key === 'breast')!

const atBreast = (place: typeof breast) =>
  signsElsewhere(
    bundles.map((each) => (each === breast ? place : each)),
    [place],
  ).filter(({ rule }) => rule === 'heart_jaw_sweat')

test('signs of the heart that a rule of the jaw knows count at the breast too', () => {
  expect(atBreast(breast)).toEqual([])
})

test('where no rule knew them, they are found', () => {
  const rules = new Set([
    'breast_heart_sign_today',
    'breast_arm_risk',
    'chest_companions_72h',
    'breast_light_headed',
  ])
  const without = { ...breast, redFlags: breast.redFlags.filter(({ key }) => !rules.has(key)) }
  expect(atBreast(without).map(({ signs, ends }) => [...signs, ends])).toContainEqual([
    'onset_sudden',
    'light_headed',
    'self_care',
  ])
})
