import type { Content } from '#knowledge/content/read-content'

/** Pages that say what to do in an emergency. */
const PAGES: ReadonlySet<string> = new Set(['emergency', 'emergency-call'])

/**
 * Which texts decide whether somebody gets help in time, by their keys: what danger rules say, the findings they know, the
 * questions with these, what own words of a danger are told, and the emergency pages. Each is translated twice and back
 * (docs/translating.md). Why a question is asked is not among them.
 */
export function dangerTexts({
  redFlags,
  steps,
}: Pick<Content, 'redFlags' | 'steps'>): (key: string) => boolean {
  const rules = redFlags.flatMap(({ value }) => (value.level === 'routine' ? [] : [value]))
  const known = new Set(
    rules.flatMap(({ when }) => [...(when.all ?? []), ...(when.any ?? []), ...(when.at_least?.of ?? [])]),
  )
  const ruleKeys = new Set(rules.map(({ key }) => key))
  const asking = new Set(
    steps.flatMap(({ value }) => (value.options.some((option) => known.has(option)) ? [value.key] : [])),
  )
  return (key) => {
    const [part, name, field] = key.split('.') as [string, string, string]
    if (part === 'findings') return known.has(name)
    if (part === 'redFlags') return ruleKeys.has(name)
    if (part === 'steps') return asking.has(name) && field !== 'why'
    return part === 'dangers' || PAGES.has(part)
  }
}
