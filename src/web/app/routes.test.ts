import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARTICLE, NOT_FOUND, routeOf, ROUTES } from './routes.ts'

test('every route names the module that it loads: the build links that one', () => {
  const source = readFileSync(new URL('./routes.ts', import.meta.url), 'utf8')
  const named = [
    ...source.matchAll(/module: '([^']+)',\s*load: async \(\) =>\s*\(await import\('([^']+)'\)/g),
  ]
  expect(named).toHaveLength(ROUTES.length + [ARTICLE, NOT_FOUND].length)
  for (const [, module, imported] of named)
    expect(imported!.replace('#web/', '').replace('./', 'app/')).toBe(module)
})

test('a trailing slash leads to the same page', () => {
  expect(routeOf('/about-us/')).toBe(routeOf('/about-us'))
  expect(routeOf('/about-us').page).toBe('about-us')
})

test('only a page that takes one has a further part in its path', () => {
  expect(routeOf('/set-password/abc').page).toBe('set-password')
  expect(routeOf('/about-us/abc')).toBe(NOT_FOUND)
  expect(routeOf('/conditions/knee/meniscus-tear')).toBe(ARTICLE)
})
