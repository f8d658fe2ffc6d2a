import { expect, test } from 'vitest'
import { strategyOf } from './strategy.ts'

const site = 'https://painpoint.example'
const asked = (path: string, rest = {}) =>
  strategyOf({ method: 'GET', mode: 'cors', url: `${site}${path}`, ...rest }, site)

test.each([
  ['/steps-by-location', { mode: 'navigate' }, 'page'],
  ['/assets/entry-client-abc.js', {}, 'built_file'],
  ['/before-paint.js', {}, 'built_file'],
  ['/body/female-front.avif', {}, 'body'],
  ['/films/bend_forward.webm', {}, 'film'],
  ['/knowledge/low_back.json', {}, 'knowledge'],
] as const)('%s is kept', (path, rest, strategy) => {
  expect(asked(path, rest)).toBe(strategy)
})

test.each([
  ['/api/site', {}],
  ['/user/set-password/abc/', {}],
  ['/about-us', { method: 'POST' }],
  ['/sw.js', {}],
])('%s is looked at like a page where a browser would show it', (path, rest) => {
  expect(asked(path, { ...rest, mode: 'navigate' })).toBe('page')
})

test.each([
  ['/api/login-user/', {}],
  ['/api/site', {}],
  ['/user/user-msg/', { method: 'POST' }],
  ['/diagnosis/get-diseases/knee/', {}],
  ['/films/bend_forward.webm', { method: 'HEAD' }],
  ['/sw.js', {}],
])('%s always goes to the network', (path, rest) => {
  expect(asked(path, rest)).toBeNull()
})

test('other sites are none of its business', () => {
  expect(strategyOf({ method: 'GET', mode: 'navigate', url: 'https://nhs.example/knee' }, site)).toBeNull()
})
