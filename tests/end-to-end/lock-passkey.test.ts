// @module-tag thorough
import { expect, test } from 'vitest'
import { FLOW } from '#web/domain/flow/flow.ts'
import { lockMessages } from '#web/features/lock/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { AUTHENTICATOR, NAMED_SITE } from './accounts/passkey-visit.ts'
import { isLocked, isOn, plainStorage, press, visitWithAnswers } from './lock-visit.ts'
import { slippedDisc } from './patients.ts'

test('a lock opens with a passkey that gives a secret, and with no other', async () => {
  const { page, context, end } = await visitWithAnswers({ baseURL: NAMED_SITE() })
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const add = async (hasPrf: boolean) => {
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...AUTHENTICATOR, ctap2Version: 'ctap2_1', hasPrf },
    })
    return authenticatorId
  }
  const without = await add(false)
  await press(page, lockMessages.settings)
  await page.getByRole('radio', { name: lockMessages.byPasskey }).check()
  await press(page, lockMessages.putOn)
  await page.getByText(lockMessages.noPasskey).waitFor()
  await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: without })
  const authenticatorId = await add(true)
  await press(page, lockMessages.putOn)
  await isOn(page)
  expect(await plainStorage(page)).not.toContain(slippedDisc.place)

  await page.goto(FLOW.causes)
  await isLocked(page)
  await press(page, lockMessages.unlockByPasskey)
  await page.getByRole('heading', { level: 1, name: resultMessages.causesHeading }).waitFor()

  await page.reload()
  await isLocked(page)
  await browser.send('WebAuthn.clearCredentials', { authenticatorId })
  await press(page, lockMessages.unlockByPasskey)
  await page.getByText(lockMessages.passkeyFailed).waitFor()
  await end()
})
