import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'painpoint-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const SECRET = 'a secret of more than 32 characters'

test('a secret is read from the file that is named', () => {
  expect(readEnvironment({ AUTH_SECRET_FILE: file('secret', `${SECRET}\n`) })).toMatchObject({
    environment: { authSecret: SECRET },
  })
  expect(
    readEnvironment({
      DATABASE_URL_FILE: file('database', 'postgresql://a:b@db/site'),
      SMTP_URL_FILE: file('smtp', 'smtps://a:b@mail.example'),
      SMS_URL_FILE: file('sms', 'https://:c@sms.example/send'),
    }),
  ).toMatchObject({
    environment: {
      databaseUrl: 'postgresql://a:b@db/site',
      smtpUrl: 'smtps://a:b@mail.example',
      smsUrl: 'https://:c@sms.example/send',
    },
  })
})

test('an empty file is no secret', () => {
  expect(readEnvironment({ AUTH_SECRET_FILE: file('empty', '\n') })).toMatchObject({
    environment: { authSecret: null },
  })
})

test('what is wrong with a file is said, and never what it holds', () => {
  const away = join(folder, 'away')
  expect(readEnvironment({ AUTH_SECRET_FILE: away })).toEqual({
    ok: false,
    problems: [`AUTH_SECRET_FILE is "${away}": it can't be read (ENOENT)`],
  })
  expect(readEnvironment({ AUTH_SECRET: SECRET, AUTH_SECRET_FILE: file('too', SECRET) })).toEqual({
    ok: false,
    problems: ['AUTH_SECRET and AUTH_SECRET_FILE are both set: set one of them'],
  })
  expect(readEnvironment({ AUTH_SECRET_FILE: file('short', 'hunter2') })).toEqual({
    ok: false,
    problems: ['AUTH_SECRET: give 32 random characters or more, such as openssl rand -base64 32'],
  })
})
