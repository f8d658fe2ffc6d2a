import type * as ceremony from './ceremony.ts'

/** Does something with authenticators. The part that talks to them is loaded now: most visits never need it. */
export async function withCeremony<Outcome>(
  act: (loaded: typeof ceremony) => Promise<Outcome>,
  whenNotLoaded: Outcome,
): Promise<Outcome> {
  try {
    return await act(await import('./ceremony.ts'))
  } catch {
    return whenNotLoaded
  }
}
