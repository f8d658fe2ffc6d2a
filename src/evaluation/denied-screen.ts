import type { Answers, Knowledge } from '#engine'

/** No danger sign: none of those a step lists, and the last answer, the calm one, where exactly one holds. */
export function deniedScreen({ location, steps }: Pick<Knowledge, 'location' | 'steps'>): Answers {
  const asked = steps.filter(({ key }) => location.screen.includes(key))
  return Object.fromEntries(
    asked.map(({ key, kind, options }) => [key, kind === 'single' ? options.slice(-1) : []]),
  )
}
