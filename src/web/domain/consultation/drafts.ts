import type { Key } from '#engine'
import {
  DRAFTS_KEY,
  openTabStorage,
  parseJson,
  type DeviceStorage,
} from '#web/domain/storage/device-storage.ts'

/**
 * What is ticked on a question: findings, or one of the two answers every question may have. Beside findings, "not sure"
 * is about the others and stands last.
 */
export type Selection = Key[] | 'none' | 'not_sure'

/** No step has a name with a hyphen. The first is the page's fragment as well. */
const OWN_WORDS = 'own-words'
const ANYTHING_ELSE = 'anything-else'
const REFUSED = 'refused'

let storage: DeviceStorage | undefined

/** What is chosen but not yet sent with Continue; kept for this tab only, so that going back or reloading loses nothing. */
function drafts(): DeviceStorage {
  storage ??= openTabStorage()
  return storage
}

function read(): Record<string, Selection> {
  const stored = parseJson(drafts().read(DRAFTS_KEY))
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, Selection>) : {}
}

/** The draft for a step; null for none, or for anything that isn't one. */
export function draftOf(step: string): Selection | null {
  const draft: unknown = read()[step]
  if (draft === 'not_sure' || draft === 'none') return draft
  return Array.isArray(draft) && draft.every((each) => typeof each === 'string') ? draft : null
}

export function keepDraft(step: string, selection: Selection): void {
  drafts().write(DRAFTS_KEY, JSON.stringify({ ...read(), [step]: selection }))
}

export function dropDraft(step: string): void {
  const { [step]: _, ...others } = read()
  drafts().write(DRAFTS_KEY, JSON.stringify(others))
}

/** What is written in own words but not yet sent. */
export function ownWordsDraft(): string | null {
  const { [OWN_WORDS]: draft } = read() as Record<string, unknown>
  return typeof draft === 'string' ? draft : null
}

export function keepOwnWordsDraft(text: string): void {
  drafts().write(DRAFTS_KEY, JSON.stringify({ ...read(), [OWN_WORDS]: text }))
}

/** Whether it was asked, before the result, if there is anything else: once is enough. */
export function wasAskedForMore(): boolean {
  return read()[ANYTHING_ELSE] !== undefined
}

export function rememberAskedForMore(): void {
  keepDraft(ANYTHING_ELSE, 'none')
}

/** A statement that own words seemed to make: a finding and whether it holds. */
interface Statement {
  finding: Key
  holds: boolean
}

/** Whether somebody was offered a statement and did not agree: once is enough for that as well. */
export function refusedBefore(): (statement: Statement) => boolean {
  const refused = draftOf(REFUSED) ?? []
  return (statement) => refused.includes(nameOf(statement))
}

export function rememberRefused(statements: readonly Statement[]): void {
  const before = draftOf(REFUSED)
  keepDraft(REFUSED, [...(Array.isArray(before) ? before : []), ...statements.map(nameOf)])
}

function nameOf({ finding, holds }: Statement): string {
  return holds ? finding : `not ${finding}`
}

export function clearDrafts(): void {
  drafts().remove(DRAFTS_KEY)
}
