import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** False in `npm test`, which has to be done soon. */
    isThorough: boolean
  }
}

/** What is tried: all of them, or in a quick run the first ones. */
export function tried<Thing>(all: readonly Thing[], { quickly }: { quickly: number }): readonly Thing[] {
  return inject('isThorough') ? all : all.slice(0, quickly)
}
