import { isActionKey } from '../content/advice.ts'
import type { Problem } from '../content/problem.ts'
import type { Content, Placed } from '../content/read-content.ts'

/** Every key named anywhere exists, is named once, and is of use: asked, used or cited. */
export function checkReferences(content: Content): Problem[] {
  const references = createReferences(content)
  for (const entry of content.locations) referLocation(entry, references)
  for (const entry of content.findings) referFinding(entry, references)
  for (const entry of content.steps) referStep(entry, references)
  for (const entry of content.redFlags) referRedFlag(entry, references)
  for (const entry of content.selfTests) referSelfTest(entry, references)
  for (const entry of content.care) referCare(entry, references)
  for (const entry of content.conditions) referCondition(entry, references)
  for (const entry of content.gaps) referGap(entry, references)
  for (const entry of content.oldPain) referOldPain(entry, references)
  return [...references.problems, ...unusedIn(content, references.used)]
}

const FOLDERS = {
  locations: 'locations.yaml',
  findings: 'findings/',
  steps: 'steps/',
  conditions: 'conditions/',
  redFlags: 'red-flags/',
  selfTests: 'self-tests/',
  care: 'care/',
  actions: 'actions.yaml',
  sources: 'sources/',
} as const

type Kind = keyof typeof FOLDERS
type Entry = Placed<{ key: string }>
type References = ReturnType<typeof createReferences>

/** Notes each key that is named, and a problem for one that does not exist. */
function createReferences(content: Content) {
  const problems: Problem[] = []
  const kinds = Object.keys(FOLDERS) as Kind[]
  const known = new Map(
    kinds.map((kind) => [kind, new Set((content[kind] as Entry[]).map(({ value }) => value.key))]),
  )
  const used = new Map(kinds.map((kind) => [kind, new Set<string>()]))

  function refer(from: Entry, path: PropertyKey[], kind: Kind, key: string): void {
    used.get(kind)!.add(key)
    if (known.get(kind)!.has(key)) return
    problems.push({
      file: from.file,
      line: from.lineOf(path),
      what: `${from.value.key}: ${path.join('.')} names ${key}, which is not in content/${FOLDERS[kind]}`,
      fix: `correct the spelling${nearest(key, known.get(kind)!)}, or add ${key} to content/${FOLDERS[kind]}`,
    })
  }
  function referAll(from: Entry, path: PropertyKey[], kind: Kind, keys: readonly string[] = []): void {
    for (const [index, key] of keys.entries()) refer(from, [...path, index], kind, key)
  }
  function referSources(from: Entry, path: PropertyKey[], value: unknown): void {
    if (typeof value === 'object' && value !== null && 'sources' in value) {
      referAll(from, [...path, 'sources'], 'sources', value.sources as string[])
    }
  }
  return { problems, used, refer, referAll, referSources }
}

function referLocation(entry: Content['locations'][number], { refer, referAll }: References): void {
  referAll(entry, ['screen'], 'steps', entry.value.screen)
  referAll(entry, ['opening'], 'steps', entry.value.opening)
  for (const [index, { step, after_any }] of (entry.value.opening_for ?? []).entries()) {
    refer(entry, ['opening_for', index, 'step'], 'steps', step)
    referAll(entry, ['opening_for', index, 'after_any'], 'findings', after_any)
  }
}

function referFinding(entry: Content['findings'][number], { refer, referSources }: References): void {
  referSources(entry, ['background'], entry.value.background)
  for (const [location, value] of Object.entries(entry.value.background_at ?? {})) {
    refer(entry, ['background_at', location], 'locations', location)
    referSources(entry, ['background_at', location], value)
  }
  entry.value.pain_at?.forEach((location, index) =>
    refer(entry, ['pain_at', String(index)], 'locations', location),
  )
}

function referStep(entry: Content['steps'][number], { refer, referAll }: References): void {
  referAll(entry, ['only_at'], 'locations', entry.value.only_at)
  referAll(entry, ['options'], 'findings', entry.value.options)
  referAll(entry, ['depends_on_any'], 'findings', entry.value.depends_on_any)
  referAll(entry, ['unless_any'], 'findings', entry.value.unless_any)
  if (entry.value.hint_of !== undefined) refer(entry, ['hint_of'], 'findings', entry.value.hint_of)
}

function referRedFlag(entry: Content['redFlags'][number], { refer, referAll }: References): void {
  const { when, unless_told: unless, locations, points_to, unless_leads, sources } = entry.value
  if (locations !== 'all') referAll(entry, ['locations'], 'locations', locations)
  referAll(entry, ['when', 'all'], 'findings', when.all)
  referAll(entry, ['when', 'any'], 'findings', when.any)
  referAll(entry, ['when', 'at_least', 'of'], 'findings', when.at_least?.of)
  referAll(entry, ['unless_told', 'all'], 'findings', unless?.all)
  referAll(entry, ['unless_told', 'any'], 'findings', unless?.any)
  referAll(entry, ['unless_told', 'at_least', 'of'], 'findings', unless?.at_least?.of)
  for (const [index, line] of entry.value.do.entries()) {
    if (isActionKey(line)) refer(entry, ['do', index], 'actions', line)
  }
  referAll(entry, ['points_to'], 'conditions', points_to)
  referAll(entry, ['unless_leads'], 'conditions', unless_leads)
  referAll(entry, ['sources'], 'sources', sources)
}

function referSelfTest(entry: Content['selfTests'][number], { referAll }: References): void {
  referAll(entry, ['locations'], 'locations', entry.value.locations)
  const { not_if: notIf } = entry.value
  referAll(entry, ['not_if', 'any'], 'findings', notIf.any)
  referAll(entry, ['not_if', 'soon_after', 'any'], 'findings', notIf.soon_after?.any)
  referAll(entry, ['not_if', 'soon_after', 'over'], 'findings', notIf.soon_after?.over)
  referAll(entry, ['not_if', 'causes'], 'conditions', notIf.causes)
  referAll(entry, ['evidence', 'sources'], 'sources', entry.value.evidence.sources)
}

function referCare(entry: Content['care'][number], { referAll }: References): void {
  referAll(entry, ['sources'], 'sources', entry.value.sources)
  referAll(entry, ['ask_first_with'], 'findings', entry.value.ask_first_with ?? [])
}

function referCondition(
  entry: Content['conditions'][number],
  { refer, referAll, referSources, problems }: References,
): void {
  const condition = entry.value
  referAll(entry, ['runs_through'], 'locations', condition.runs_through)
  const { main_place: mainPlace } = condition
  if (mainPlace !== undefined && !(mainPlace in condition.locations))
    problems.push({
      file: entry.file,
      line: entry.lineOf(['main_place']),
      what: `${condition.key}: main_place is ${mainPlace}, where it does not hurt`,
      fix: 'name one of its locations',
    })
  for (const [location, at] of Object.entries(condition.locations)) {
    refer(entry, ['locations', location], 'locations', location)
    referSources(entry, ['locations', location, 'prior'], at.prior)
  }
  for (const [finding, value] of Object.entries(condition.findings)) {
    refer(entry, ['findings', finding], 'findings', finding)
    referSources(entry, ['findings', finding], value)
  }
  referSources(entry, ['course'], condition.course)
  for (const list of ['tests', 'treatments'] as const) {
    for (const [index, use] of condition[list].entries()) {
      refer(entry, [list, index], 'care', typeof use === 'string' ? use : use.care)
    }
  }
  for (const [test, expected] of Object.entries(condition.self_tests ?? {})) {
    refer(entry, ['self_tests', test], 'selfTests', test)
    for (const [question, answer] of Object.entries(expected)) {
      if (typeof answer === 'string' || !('any_of' in answer)) continue
      referAll(entry, ['self_tests', test, question, 'sources'], 'sources', answer.sources ?? [])
    }
  }
  referAll(entry, ['neighbours'], 'conditions', condition.neighbours)
  referAll(entry, ['sources'], 'sources', condition.sources)
}

function referGap(entry: Content['gaps'][number], { referAll }: References): void {
  const { value } = entry
  if ('same_sign' in value) referAll(entry, ['same_sign'], 'findings', value.same_sign)
  if ('only_there' in value) referAll(entry, ['only_there'], 'steps', value.only_there)
  if ('asked_later' in value) {
    referAll(entry, ['asked_later'], 'redFlags', value.asked_later)
    referAll(entry, ['at'], 'locations', value.at)
  }
  if (!('gap' in value)) return
  referAll(entry, ['conditions'], 'conditions', value.conditions)
  referAll(entry, ['rules'], 'redFlags', value.rules)
  referAll(entry, ['findings'], 'findings', value.findings)
  referAll(entry, ['at'], 'locations', value.at)
}

function referOldPain(entry: Content['oldPain'][number], { refer, referAll }: References): void {
  for (const [rule, places] of Object.entries(entry.value.hushed)) {
    refer(entry, ['hushed', rule], 'redFlags', rule)
    referAll(entry, ['hushed', rule], 'locations', places)
  }
}

function unusedIn(content: Content, used: References['used']): Problem[] {
  return (['sources', 'care', 'actions'] as const).flatMap((kind) =>
    (content[kind] as Entry[])
      .filter(({ value }) => !used.get(kind)!.has(value.key))
      .map((entry) => ({
        file: entry.file,
        line: entry.lineOf([]),
        what: `${entry.value.key} is used nowhere`,
        fix: USE[kind],
      })),
  )
}

const USE = {
  sources: 'cite it where it is relied on, or remove it',
  care: 'name it in a condition, or remove it',
  actions: 'name it under do of a red flag, or remove it',
} as const

/** "did you mean" for a misspelt key. */
function nearest(key: string, known: ReadonlySet<string>): string {
  const words = new Set(key.split(/[_-]/))
  let best = ''
  let bestShared = 0
  for (const candidate of known) {
    const parts = candidate.split(/[_-]/)
    const shared = parts.filter((part) => words.has(part)).length / Math.max(parts.length, words.size)
    if (shared > bestShared) [best, bestShared] = [candidate, shared]
  }
  return bestShared >= 0.5 ? ` (did you mean ${best}?)` : ''
}
