import { expect, test } from 'vitest'
import { missingLegalVariables, readEnvironment } from './environment.ts'

test('everything has a default', () => {
  expect(readEnvironment({})).toEqual({
    ok: true,
    environment: {
      port: 3000,
      host: '127.0.0.1',
      dataDir: null,
      databaseUrl: null,
      baseUrl: 'http://localhost:3000',
      isBaseUrlGiven: false,
      siteName: 'Painpoint',
      operator: { email: null, grievanceOfficer: { name: null, email: null, address: null } },
      authSecret: null,
      smtpUrl: null,
      smsUrl: null,
      smsCountries: new Map([
        ['IN', 200],
        ['US', 200],
      ]),
      smsPerDay: 1000,
      mailFrom: 'no-reply@localhost',
      trustedProxies: 'loopback',
      metricsPort: null,
      drainSeconds: 0,
      logLevel: 'info',
    },
  })
})

test('what sends mail and SMS is read', () => {
  const result = readEnvironment({
    SMTP_URL: 'smtps://site:p%40ss@mail.example:465',
    SMS_URL: 'twilio://AC1:token@api.twilio.com?from=%2B15550100',
    OPERATOR_EMAIL: 'hello@pain.example',
    TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1',
    AUTH_SECRET: 'x'.repeat(32),
  })
  expect(result).toMatchObject({
    ok: true,
    environment: { mailFrom: 'hello@pain.example', trustedProxies: '10.0.0.0/8, 192.168.1.1' },
  })
  expect(readEnvironment({ TRUSTED_PROXIES: 'none' })).toMatchObject({
    environment: { trustedProxies: false },
  })
})

test('a port for figures is read, and said to be wrong', () => {
  expect(readEnvironment({ METRICS_PORT: '9464' })).toMatchObject({ environment: { metricsPort: 9464 } })
  for (const wrong of ['0', '65536', 'on'])
    expect(readEnvironment({ METRICS_PORT: wrong })).toEqual({
      ok: false,
      problems: [`METRICS_PORT is "${wrong}": give a whole number from 1 to 65535, such as 9464`],
    })
})

test("a port for figures that is the site's own is refused, also the one that it has when none is given", () => {
  const problems = (port: string) => [
    `METRICS_PORT is "${port}": this is PORT, where the site is: give another, such as 9464`,
  ]
  expect(readEnvironment({ PORT: '8080', METRICS_PORT: '8080' })).toEqual({
    ok: false,
    problems: problems('8080'),
  })
  expect(readEnvironment({ METRICS_PORT: '3000' })).toEqual({ ok: false, problems: problems('3000') })
  expect(readEnvironment({ PORT: '8080', METRICS_PORT: '3000' }).ok).toBe(true)
})

test('how long to drain is read, and said to be wrong', () => {
  expect(readEnvironment({ DRAIN_SECONDS: '10' })).toMatchObject({ environment: { drainSeconds: 10 } })
  for (const wrong of ['301', '-1', 'long'])
    expect(readEnvironment({ DRAIN_SECONDS: wrong })).toEqual({
      ok: false,
      problems: [`DRAIN_SECONDS is "${wrong}": give a whole number from 0 to 300, such as 10`],
    })
})

test('countries that SMS are sent to are read, and said to be wrong', () => {
  expect(readEnvironment({ SMS_COUNTRIES: 'in:500, GB' })).toMatchObject({
    environment: {
      smsCountries: new Map([
        ['IN', 500],
        ['GB', 200],
      ]),
    },
  })
  for (const wrong of ['India', 'IN,', 'ZZ', 'IN:0', 'IN:many', 'IN;GB'])
    expect(readEnvironment({ SMS_COUNTRIES: wrong })).toMatchObject({
      problems: [expect.stringContaining(`SMS_COUNTRIES is "${wrong}": give two-letter codes`)],
    })
})

test('what SMS may cost a day is read, and said to be wrong', () => {
  expect(readEnvironment({ SMS_PER_DAY: '50' })).toMatchObject({ environment: { smsPerDay: 50 } })
  for (const wrong of ['0', '3', 'many', '1e3', '1000000'])
    expect(readEnvironment({ SMS_PER_DAY: wrong })).toMatchObject({
      problems: [expect.stringContaining(`SMS_PER_DAY is "${wrong}": give how many`)],
    })
})

test.each([
  ['SMTP_URL', 'https://user:hunter2@mail.example'],
  ['SMS_URL', 'https://sms.example/hunter2'],
  ['SMS_URL', 'http://:hunter2@sms.example/send'],
  ['SMS_URL', 'twilio://AC1:hunter2@api.twilio.com'],
  ['SMS_URL', 'twilio+http://AC1:hunter2@api.twilio.com?from=1'],
  ['SMS_URL', 'hunter2'],
  ['AUTH_SECRET', 'hunter2'],
])('%s=%s is refused without being repeated', (name, value) => {
  const result = readEnvironment({ [name]: value })
  expect(result.ok).toBe(false)
  expect(result.ok ? '' : result.problems.join()).not.toMatch(/hunter2/)
})

test.each([
  'https://:key@sms.example/send',
  'http://:key@127.0.0.1:8080/send',
  'twilio+http://AC1:key@127.0.0.1:1?from=1',
])('SMS_URL=%s is taken', (SMS_URL) => {
  expect(readEnvironment({ SMS_URL }).ok).toBe(true)
})

test('values are read, and an empty one counts as not set', () => {
  const result = readEnvironment({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: '',
    BASE_URL: 'https://pain.example/',
    SITE_NAME: '  ',
    LOG_LEVEL: 'warn',
  })
  expect(result).toMatchObject({
    ok: true,
    environment: {
      port: 8080,
      dataDir: '/srv/data',
      databaseUrl: null,
      baseUrl: 'https://pain.example',
      isBaseUrlGiven: true,
      siteName: 'Painpoint',
    },
  })
})

test('each wrong value is one line that says what to do', () => {
  const result = readEnvironment({
    PORT: 'http',
    HOST: 'my host',
    BASE_URL: 'painpoint.example',
    LOG_LEVEL: 'loud',
    SITE_NAME: 'x'.repeat(61),
  })
  expect(result.ok ? [] : result.problems.map((line) => line.replace(/x{61}/, 'x…'))).toMatchInlineSnapshot(`
    [
      "PORT is "http": give a whole number from 0 to 65535, such as 3000",
      "HOST is "my host": give a name or address to listen on, such as 127.0.0.1 or 0.0.0.0",
      "BASE_URL is "painpoint.example": give the address people use, such as https://painpoint.example",
      "SITE_NAME is "x…": give a name of 60 characters at most",
      "LOG_LEVEL is "loud": choose one of fatal, error, warn, info, debug, trace, silent",
    ]
  `)
})

test.each(['-1', '65536', '3000.5', '1e3', '0x10'])('PORT=%s is refused', (PORT) => {
  expect(readEnvironment({ PORT }).ok).toBe(false)
})

test.each(['https://ada:secret@pain.example', 'https://pain.example/?a', 'https://pain.example/#a'])(
  'BASE_URL is no address with more in it, such as %s',
  (address) => {
    const result = readEnvironment({ BASE_URL: address })
    expect(result.ok ? [] : result.problems).toEqual([
      expect.stringContaining('give it without a name, a password, a ? or a #'),
    ])
  },
)

test('a wrong DATABASE_URL is not repeated: it can hold a password', () => {
  const result = readEnvironment({ DATABASE_URL: 'mysql://root:secret@db/painpoint' })
  expect(result.ok ? [] : result.problems).toEqual([
    'DATABASE_URL: give an address such as postgresql://user:password@host:5432/painpoint',
  ])
})

test('who runs the site is read, the address in lines, and what is missing is named', () => {
  const result = readEnvironment({
    OPERATOR_EMAIL: 'hello@pain.example',
    GRIEVANCE_OFFICER_NAME: ' Asha Rao ',
    GRIEVANCE_OFFICER_ADDRESS: '1 Main Road | Bengaluru 560001|India',
  })
  if (!result.ok) throw new Error(result.problems.join('\n'))
  const { operator } = result.environment
  expect(operator).toEqual({
    email: 'hello@pain.example',
    grievanceOfficer: { name: 'Asha Rao', email: null, address: '1 Main Road\nBengaluru 560001\nIndia' },
  })
  expect(missingLegalVariables(operator)).toEqual(['GRIEVANCE_OFFICER_EMAIL'])
})

test('a wrong email address is refused', () => {
  const result = readEnvironment({ OPERATOR_EMAIL: 'hello at pain.example' })
  expect(result.ok ? [] : result.problems).toEqual([
    'OPERATOR_EMAIL is "hello at pain.example": give an email address, such as privacy@painpoint.example',
  ])
})
