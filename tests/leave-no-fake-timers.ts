import { afterEach, vi } from 'vitest'

// The files of a worker share its modules and its clock: one that left time standing would hold up those after it.
afterEach(() => {
  vi.useRealTimers()
})
