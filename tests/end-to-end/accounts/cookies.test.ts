import { expect, test } from 'vitest'
import { legalMessages } from '#web/features/legal/messages.ts'
import { signedIn, visitFromAfar } from './people.ts'

const DAY_SECONDS = 24 * 60 * 60

test('the cookie policy names every cookie of somebody signed in, and each is as the policy says', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  await signedIn(visit)
  for (const path of ['/', '/profile', '/contact-us', '/cookie-policy']) await visit.go(path)
  await page.getByRole('heading', { name: legalMessages.cookieHeading, level: 1 }).waitFor()
  const site = new URL(page.url()).hostname
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['pp_access', 'pp_refresh'])
  const entries = page.getByRole('listitem').filter({ has: page.locator('code') })
  const wordsOf = (name: string) =>
    entries.filter({ has: page.locator(`code:text-is("${name}")`) }).innerText()

  for (const { name, domain, expires, sameSite } of cookies) {
    await wordsOf(name)
    const days = (expires - Date.now() / 1000) / DAY_SECONDS
    expect([name, domain, sameSite]).toEqual([name, site, 'Strict'])
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7.001)
  }
  const [access, refresh] = cookies.toSorted((one, other) => one.name.localeCompare(other.name))
  const words = await wordsOf('pp_access')
  expect(words).toContain('15 minutes')
  expect(words).toContain('7 days')
  expect(words).toContain('30 days')
  const claims = JSON.parse(Buffer.from(access!.value.split('.')[1]!, 'base64url').toString()) as {
    iat: number
    exp: number
  }
  expect(claims.exp - claims.iat).toBe(15 * 60)
  // "random numbers for your account and for this login, no name and no address"
  expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  expect(await wordsOf('pp_refresh')).toContain('Scripts cannot read it')
  expect(refresh!.httpOnly).toBe(true)
  await visit.end()
})
