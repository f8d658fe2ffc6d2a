import { expect, test } from 'vitest'
import { unsureAbout } from './unsure-about.ts'

test('an unsure danger sign is named, also among many sure answers', () => {
  const steps = [
    ['signs', 'not_sure'],
    ['onset', ['sudden']],
    ['spread', []],
  ] as const
  const copied = steps.map(
    ([key, answer]) => [key, typeof answer === 'string' ? answer : [...answer]] as const,
  )
  expect(unsureAbout(copied, ['signs'])).toEqual({ dangerSigns: ['signs'], mostly: false })
  expect(unsureAbout(copied, [])).toEqual({ dangerSigns: [], mostly: false })
})

test('a danger sign left open beside another one is named, and makes no rough guess', () => {
  const steps = [['signs', ['fever', 'not_sure']]] as [string, string[]][]
  expect(unsureAbout(steps, ['signs'])).toEqual({ dangerSigns: ['signs'], mostly: false })
})

test('half of the answers unsure is a rough guess', () => {
  const half = [
    ['onset', 'not_sure'],
    ['spread', []],
  ] as [string, 'not_sure' | string[]][]
  expect(unsureAbout(half, []).mostly).toBe(true)
  expect(unsureAbout([], []).mostly).toBe(false)
})
