import { expect, test } from 'vitest'
import { FLOW } from '#web/domain/flow/flow.ts'
import { slippedDisc } from '../patients.ts'
import { answeredBy } from '../user-answers.ts'
import { deviceWith, nothingMoreComes } from '../visit.ts'
import { signedIn, visitFromAfar } from './people.ts'

test('somebody signed in tells neither who they are with the place, nor anything with their account', async () => {
  const visit = await visitFromAfar({ stored: deviceWith(await answeredBy(slippedDisc)), hasOwnClock: true })
  const { requests } = visit
  await signedIn(visit)
  for (const path of [FLOW.causes, FLOW.selfTests, FLOW.result]) {
    await visit.go(path)
    await nothingMoreComes(visit)
  }
  const naming = requests.filter((request) =>
    /^\/(knowledge|films|body)\//.test(new URL(request.url()).pathname),
  )
  expect(naming.map((request) => request.url()).join()).toContain(`/knowledge/${slippedDisc.place}.json`)
  for (const request of naming.filter((each) => each.resourceType() === 'fetch')) {
    const headers = await request.allHeaders()
    expect([request.url(), headers['cookie'], headers['authorization']]).toEqual([
      request.url(),
      undefined,
      undefined,
    ])
  }
  const toAccounts = requests.filter((request) => /^\/(api|user)\//.test(new URL(request.url()).pathname))
  expect(toAccounts.map((request) => request.url())).toEqual([])
  await visit.end()
})
