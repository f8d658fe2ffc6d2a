import type { Key } from '#engine'
import type { Listener } from '#listening'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { spelledWordsOf } from '#web/domain/words/spelled-words.ts'
import type { Session } from '#web/domain/consultation/session.ts'

/** As many as are shown for what is typed. */
const MOST_FOUND = 8

/**
 * The findings of a place that typed words can mean and that are not known yet: those a sentence of these words states, then
 * those whose own words begin with each of them.
 */
export function findSigns(typed: string, session: Session, listener: Listener | null): Key[] {
  const words = wordsIn(typed)
  if (words.length === 0 || typed.trim().length < 2) return []
  const here = session.assessment.findingsOffered
  const isOpen = (finding: Key) => !isKnown(finding, session)
  const meant = listener?.understand(typed, here).mentions.map(({ finding }) => finding) ?? []
  const named = here
    .filter(({ key, isOneOf }) => !isOneOf && spells(session.knowledge, key, words))
    .map(({ key }) => key)
  return [...new Set([...meant, ...named])].filter(isOpen).slice(0, MOST_FOUND)
}

/** Whether what is typed only names something that was ticked: then nothing else was said. */
export function isNamed(typed: string, ticked: readonly Key[], { knowledge }: Session): boolean {
  const words = wordsIn(typed)
  return ticked.some((finding) => spells(knowledge, finding, words))
}

/** Put in by the site's build for each language that has it; not there in English. */
declare const SPELLING_OF_PAGES: object | undefined

function wordsIn(typed: string): string[] {
  if (typeof SPELLING_OF_PAGES === 'object') return spelledWordsOf(typed)
  return typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether somebody has said of a finding that they have it or have it not. */
export function isKnown(finding: Key, { assessment }: Session): boolean {
  return assessment.present.has(finding) || Object.hasOwn(assessment.stated, finding)
}

function spells({ findings }: LocationKnowledge, finding: Key, words: readonly string[]): boolean {
  const { label, present } = findings.get(finding)!
  const known = wordsIn(`${label} ${present}`)
  return words.every((word) => known.some((each) => each.startsWith(word)))
}
