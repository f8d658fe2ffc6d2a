import { expect, test } from 'vitest'
import { legalMessages } from '#web/features/legal/messages.ts'
import { PASSWORD, signedIn, visitFromAfar } from './people.ts'

const DAY_SECONDS = 24 * 60 * 60

test('the cookie policy names every cookie of somebody signed in, and each is as the policy says', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await signedIn(visit)
  // The mark that came with the confirmed address is renewed.
  const { request } = context
  const again = { username: email, password: PASSWORD }
  expect((await request.post('/api/login-user/', { data: again })).ok()).toBe(true)
  for (const path of ['/', '/profile', '/contact-us', '/cookie-policy']) await visit.go(path)
  await page.getByRole('heading', { name: legalMessages.cookieHeading, level: 1 }).waitFor()
  const site = new URL(page.url()).hostname
  // The mark of the device is sent to two calls, and so is there twice.
  const all = await context.cookies()
  const marks = all.filter(({ name }) => name === 'pp_device')
  expect(marks.map(({ path }) => path).toSorted()).toEqual(['/api/login-user', '/api/password-reset'])
  expect(new Set(marks.map(({ value }) => value)).size).toBe(1)
  const cookies = all.filter((cookie) => cookie !== marks[1])
  expect(cookies.map(({ name }) => name).toSorted()).toEqual([
    'pp_access',
    'pp_device',
    'pp_refresh',
    'pp_session',
  ])
  const entries = page.getByRole('listitem').filter({ has: page.locator('code') })
  const wordsOf = (name: string) =>
    entries.filter({ has: page.locator(`code:text-is("${name}")`) }).innerText()

  for (const { name, domain, expires, sameSite } of cookies) {
    await wordsOf(name)
    const days = (expires - Date.now() / 1000) / DAY_SECONDS
    expect([name, domain, sameSite]).toEqual([name, site, 'Strict'])
    const [least, most] = name === 'pp_device' ? [89.9, 90.001] : [6.9, 7.001]
    expect(days).toBeGreaterThan(least)
    expect(days).toBeLessThanOrEqual(most)
  }
  const [access, device, refresh, session] = cookies.toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )
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
  expect([refresh!.httpOnly, device!.httpOnly]).toEqual([true, true])
  expect(await wordsOf('pp_device')).toContain('90 days')
  // "the random number of this login", and no more
  expect(session!.value).toMatch(/^[\da-f-]{36}$/)
  expect(device!.value).not.toContain(email)
  await visit.end()
})
