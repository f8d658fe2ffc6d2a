import { afterEach, expect, test } from 'vitest'
import { PAGE_LANGUAGE_HEADER } from '#api/page-language'
import { pseudoMessage, pseudoText } from '#translation/pseudo'
import { codeFor, openAccountSite, PASSWORD, signUp, type AccountSite } from '../testing/account-site.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function openSite(): Promise<AccountSite> {
  const site = await openAccountSite()
  closing.push(site.close)
  return site
}

const from = (language: string) => ({ [PAGE_LANGUAGE_HEADER]: language })
const EMAIL = 'ada@example.com'
const NEW_ACCOUNT = { email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD, adult: true }
/** A message of the pseudo-language with its values in it. */
const said = (message: string, values: Record<string, string> = {}) =>
  pseudoMessage(message).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
const messageOf = (response: { json: () => unknown }) =>
  (response.json() as { error: { message: string } }).error.message

test('a letter is in the language of the page that caused it, with links to pages in it', async () => {
  const site = await openSite()
  await site.call('POST', '/user/create-account/', NEW_ACCOUNT, from('en-XA'))
  await site.call('POST', '/api/password-reset/', { username: EMAIL }, from('en-XA'))
  // Two that wait at once may go out in either order.
  const letters = await site.messages()
  const [code, link] = ['confirm_email', 'reset'].map((wanted) => letters.find(({ kind }) => kind === wanted))
  expect(code!.text).toContain(
    said('This is the code that confirms your email address at {site}:', { site: 'Painpoint' }),
  )
  expect(code!.text).toContain(said('Your code for {site}', { site: 'Painpoint' }))
  // Locked screens show subjects.
  expect(/^Subject: (.*)$/m.exec(code!.text)![1]).not.toContain(codeFor([code!], EMAIL))
  expect(link!.text).toContain('http://localhost:3000/en-xa/set-password/')
})

test('a text message is too, and keeps the form that browsers fill codes in from', async () => {
  const site = await openSite()
  const phone = {
    phone: '9886012345',
    dialCode: '91',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    adult: true,
  }
  await site.call('POST', '/user/create-account/', phone, from('en-XA'))
  const [{ text } = { text: '' }] = await site.messages()
  const digits = /#(\d{6})$/m.exec(text)![1]!
  expect(text).toContain(
    `${said('{code} is your {site} code, for {time}. Never tell it to anybody.', { code: digits, site: 'Painpoint', time: '10 minutes' })}\n\n@localhost #${digits}`,
  )
})

test('from a page in English, from a program and from a language without pages it is English, with links to English pages', async () => {
  const site = await openSite()
  await signUp(site, { email: EMAIL })
  for (const headers of [{}, from('xx'), from('__proto__'), from('constructor'), from('../hi')])
    await site.call('POST', '/api/password-reset/', { username: EMAIL }, headers)
  const letters = (await site.messages()).filter(({ kind }) => kind === 'reset')
  expect(letters).toHaveLength(5)
  for (const { text } of letters) {
    expect(text).toContain('asked for a new password for your account at Painpoint')
    expect(text).toContain('http://localhost:3000/set-password/')
  }
})

test('nothing of the language is kept once the message is out, and the operator is written to in English', async () => {
  const site = await openSite()
  await site.call('POST', '/user/create-account/', NEW_ACCOUNT, from('en-XA'))
  await site.call('POST', '/user/user-msg/', { name: 'Ada', email: EMAIL, msg: 'Hello' }, from('en-XA'))
  const letters = await site.messages()
  expect(letters.find(({ kind }) => kind === 'contact')!.text).toContain('Message to Painpoint from Ada')
  const { rows } = await site.db.execute(
    "select table_name from information_schema.columns where table_schema = current_schema() and column_name like '%language%'",
  )
  expect(rows).toEqual([{ table_name: 'outbox' }])
  expect((await site.db.execute('select 1 from outbox')).rows).toEqual([])
})

test.each([
  [
    'of its code',
    '/api/login-user/',
    { username: EMAIL, password: 'wrong' },
    pseudoText('Wrong email/password! Please try again'),
  ],
  [
    'of a password',
    '/user/create-account/',
    { ...NEW_ACCOUNT, password: 'short', confirmPassword: 'short' },
    said('Please use at least {count} characters. A few words in a row work well.', { count: '8' }),
  ],
  [
    'of two addresses',
    '/user/create-account/',
    { ...NEW_ACCOUNT, phone: '9886012345', dialCode: '91' },
    pseudoText('Please give an email address or a phone number, one of the two.'),
  ],
  [
    'of countries',
    '/user/create-account/',
    { phone: '1711234567', dialCode: '49', password: PASSWORD, confirmPassword: PASSWORD, adult: true },
    said(
      'So far we can send codes only to mobile phones in {countries}. Please use an email address instead.',
      { countries: 'India and United States' },
    ),
  ],
])('an error says its sentence %s in the language of the page', async (_, path, payload, message) => {
  const site = await openSite()
  expect(messageOf(await site.call('POST', path, payload, from('en-XA')))).toBe(message)
  const english = messageOf(await site.call('POST', path, payload))
  expect(english).not.toBe(message)
  expect(english).toMatch(/^[ -~]+$/)
})

test('an error before any handler is in it too', async () => {
  const site = await openSite()
  const refused = await site.call('GET', '/api/profile/', undefined, from('en-XA'))
  expect(messageOf(refused)).toBe(pseudoText('Please log in.'))
})
