import { describe, expect, test } from 'vitest'
import { consentPurposeMessages, CONSENT_VERSION } from '#api/account-rules'
import type { Profile } from '#api/profile'
import { EMAIL, openProfileSite, refusal } from '../testing/profile-site.ts'

const { site, read, put, drop } = openProfileSite()

describe('consent', () => {
  test('at first there is the address, kept to sign in with', async () => {
    const { fields, pending, adult_confirmed_at } = await read()
    expect(fields).toEqual({
      email: {
        value: EMAIL,
        confirmed: false,
        consent: {
          purpose: consentPurposeMessages.email,
          version: CONSENT_VERSION,
          given_at: expect.any(String) as string,
        },
      },
      phone: null,
      name: null,
      age_range: null,
      sex: null,
      body_type: null,
    })
    expect(pending).toEqual({ email: null, phone: null })
    expect(adult_confirmed_at).not.toBeNull()
  })

  test.each([
    ['name', 'Ada Lovelace', 'Countess'],
    ['age_range', '25_34', '35_44'],
    ['sex', 'female', 'male'],
    ['body_type', 'female', 'male'],
  ] as const)('%s is kept with it, changed, and gone when it is withdrawn', async (field, value, next) => {
    const kept = (await put(field, value, { consentVersion: CONSENT_VERSION })).json<Profile>().fields[field]
    expect(kept).toMatchObject({ value, consent: { purpose: consentPurposeMessages[field] } })
    const changed = (await put(field, next)).json<Profile>().fields[field]
    expect(changed).toEqual({ ...kept, value: next })
    expect((await drop(field)).json<Profile>().fields[field]).toBeNull()
    expect((await drop(field)).statusCode).toBe(200)
    const { rows } = await site().db.execute(`select * from consents where field = '${field}'`)
    expect(rows).toMatchObject([{ withdrawn_at: expect.any(String) as string }])
  })

  test.each([[{ consent: false }], [{ consent: null }], [{ consentVersion: '2020-01-01' }]])(
    'nothing is kept without it: %j',
    async (more) => {
      expect(refusal(await put('name', 'Ada', more))).toEqual([400, 'consent_required'])
      expect((await read()).fields.name).toBeNull()
    },
  )

  test('is given and withdrawn sixty times in a row: each time leaves something behind', async () => {
    let changes = 0
    // One more is free every quarter of a minute, which a busy machine may take.
    while (changes < 80 && (await put('sex', 'male')).statusCode === 200)
      changes += (await drop('sex')).statusCode === 200 ? 2 : 1
    expect(changes).toBeGreaterThanOrEqual(60)
    expect(changes).toBeLessThan(80)
    expect(refusal(await drop('sex'))).toEqual([429, 'too_many_requests'])
  })

  test('to a purpose that has changed since is asked for anew', async () => {
    await put('name', 'Ada')
    await site().db.execute("update consents set version = '2020-01-01'")
    await put('name', 'Ada')
    const { rows } = await site().db.execute(
      "select version, withdrawn_at from consents where field = 'name' order by version",
    )
    expect(rows).toMatchObject([
      { version: '2020-01-01', withdrawn_at: expect.any(String) as string },
      { version: CONSENT_VERSION, withdrawn_at: null },
    ])
  })

  test.each([
    ['age_range', '12_17'],
    ['sex', 'other'],
    ['name', '   '],
    ['name', 'x'.repeat(101)],
    ['name', 'a\nb'],
    ['name', 'a\0b'],
    ['name', '\u200b\u00ad'],
    ['name', 'a\u202eb'],
    ['name', '\u2067a'],
  ])('%s: %j is refused', async (field, value) => {
    expect(refusal(await put(field, value))).toEqual([400, 'invalid_request'])
  })

  test('a name may have what scripts need to join their letters', async () => {
    const name = 'क्\u200dष नाम'
    expect((await put('name', name)).json<Profile>().fields.name?.value).toBe(name)
  })

  test('there are no other fields', async () => {
    expect((await put('weight', '70')).statusCode).toBe(400)
    expect((await put('password_hash', 'x')).statusCode).toBe(400)
  })
})
