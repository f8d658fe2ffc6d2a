import type { Profile } from '#api/profile'

/** The address a code was sent to: a new one first, else the one signed up with while it is not confirmed. */
export function waitingAddress({ fields, pending }: Profile, by: 'email' | 'phone'): string | null {
  const kept = fields[by]
  return pending[by] ?? (kept && !kept.confirmed ? kept.value : null)
}
