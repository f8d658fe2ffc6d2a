import { useEffect, useState } from 'react'
import type { Profile } from '#api/profile'
import { call } from '../call.ts'

export type ProfileLoad =
  | { status: 'pending' }
  | { status: 'rejected'; message: string }
  | { status: 'success'; profile: Profile }

/** What the site holds about whoever is signed in, and how to show what a change of it made. */
export function useProfile(): [ProfileLoad, (profile: Profile) => void] {
  const [load, setLoad] = useState<ProfileLoad>({ status: 'pending' })

  useEffect(() => {
    let stale = false
    async function look() {
      const loaded = await fetchProfile()
      if (!stale) setLoad(loaded)
    }
    void look()
    return () => {
      stale = true
    }
  }, [])

  return [load, (profile) => setLoad({ status: 'success', profile })]
}

export async function fetchProfile(): Promise<ProfileLoad> {
  const result = await call('GET profile', { account: 'asked' })
  return result.ok
    ? { status: 'success', profile: result.body }
    : { status: 'rejected', message: result.failure.message }
}
