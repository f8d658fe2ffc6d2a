import { expect, test } from 'vitest'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { faultsOf } from '../accessibility/faults.ts'
import { signedIn, visitFromAfar } from '../end-to-end/accounts/people.ts'
import { notInLanguage } from './not-in-language.ts'

test('what an account holds is told in this language, what was agreed to and on which devices too', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  await signedIn(visit)
  await visit.go('/profile')
  await page.getByRole('heading', { name: profileMessages.sessionsHeading, exact: true }).waitFor()
  await page.getByText(profileMessages.here, { exact: true }).waitFor()
  expect(await notInLanguage(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  await visit.end()
})
