import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { describeProblem } from '#knowledge/content/problem'
import { loadContent } from '#knowledge/check/load-content'
import type { ConditionSource } from '#knowledge/schema/condition'
import { pathOf, type Claim, type ClaimGroup } from './claim.ts'
import { parseCorrection } from './correction.ts'
import { LONGEST, type Decision, type Draft } from './draft.ts'
import { editYaml, withLastField, type Edit } from './edit-yaml.ts'
import { reviewWords } from './words.ts'

/** What keeps a review from being signed, in sentences for the reviewer. Nothing was changed. */
export class NotSigned extends Error {
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

/** Everything that is still to be said before the review can be signed, empty when it can. */
export function whatIsMissing(groups: readonly ClaimGroup[], draft: Draft): string[] {
  const claims = groups.flatMap((group) => group.claims)
  const open = claims.filter(({ id }) => !isDecided(draft.claims[id])).length
  return [
    ...(open > 0 ? [`${open} of ${claims.length} claims have no word from you yet.`] : []),
    ...(draft.name.trim() ? [] : ['Your name is missing.']),
    ...(draft.role.trim() ? [] : ['Your role is missing, such as general practitioner.']),
    ...(draft.registration.trim() ? [] : ['Your registration is missing: register and number.']),
    ...(draft.checked.trim() ? [] : ['Say in a sentence what you checked against what.']),
    ...(['missing', 'name', 'role', 'registration', 'checked'] as const).flatMap((field) =>
      tooLong(reviewWords[field], field, draft[field]),
    ),
    ...claims.flatMap((claim) => faultOf(claim, draft.claims[claim.id])),
    ...claims.flatMap(({ id, label }) => tooLong(label, 'comment', draft.claims[id]?.comment)),
  ]
}

function tooLong(label: string, field: keyof typeof LONGEST, text = ''): string[] {
  const longest = LONGEST[field]
  return text.length > longest ? [`${label}: ${text.length} characters, and ${longest} at most.`] : []
}

function isDecided(decision: Decision | undefined): boolean {
  return decision?.say !== undefined || Boolean(decision?.comment.trim())
}

function faultOf({ form, label, value, removable }: Claim, decision: Decision | undefined): string[] {
  if (decision?.say === 'remove') return removable ? [] : [`${label}: it can't be left out; correct it.`]
  if (decision?.say !== 'change') return []
  if (form === null) return decision.comment.trim() ? [] : [`${label}: say in the comment what is wrong.`]
  const long = tooLong(label, 'to', decision.to)
  if (long.length > 0) return long
  if (decision.to.trim() === value) return [`${label}: the correction is what stands there already.`]
  try {
    parseCorrection(form, decision.to)
    return []
  } catch (error) {
    return [`${label}: ${(error as Error).message}`]
  }
}

/** What a signed review says in the condition's file. */
export type SignedReview = NonNullable<ConditionSource['review']>

/**
 * Writes corrections and the signature into the condition's file. When the content does not hold together any more with
 * them, the file is put back. @param today as YYYY-MM-DD.
 * @returns the difference, for a maintainer to read and merge; empty where git is not there to make one.
 * @throws NotSigned
 */
export function signReview(
  contentFolder: string,
  file: string,
  groups: readonly ClaimGroup[],
  draft: Draft,
  today: string,
): string {
  const missing = whatIsMissing(groups, draft)
  if (missing.length > 0) throw new NotSigned(missing)
  const path = `${contentFolder}/${file}`
  const before = readFileSync(path, 'utf8')
  const claims = groups.flatMap((group) => group.claims)
  const corrected = editYaml(
    before,
    claims.flatMap((claim) => editOf(claim, draft.claims[claim.id])),
  )
  writeFileSync(path, withLastField(corrected, 'review', reviewOf(claims, draft, today)))
  const { problems } = loadContent(contentFolder)
  if (problems.length > 0) {
    writeFileSync(path, before)
    throw new NotSigned(problems.map(describeProblem))
  }
  return differenceOf(path)
}

function editOf({ id, form }: Claim, decision: Decision | undefined): Edit[] {
  if (decision?.say === 'remove') return [{ path: pathOf(id) }]
  if (decision?.say !== 'change' || form === null) return []
  return [{ path: pathOf(id), value: parseCorrection(form, decision.to) }]
}

function reviewOf(claims: readonly Claim[], draft: Draft, today: string): SignedReview {
  const comments = claims.flatMap(({ id }) => {
    const says = draft.claims[id]?.comment.trim()
    return says ? [{ at: id, says }] : []
  })
  const missing = draft.missing.trim()
  const all = missing ? [...comments, { at: 'whole', says: missing }] : comments
  return {
    date: today,
    by: draft.name.trim(),
    role: draft.role.trim(),
    registration: draft.registration.trim(),
    checked: draft.checked.trim(),
    ...(all.length > 0 ? { comments: all } : {}),
  }
}

function differenceOf(path: string): string {
  try {
    return execFileSync('git', ['diff', '--no-color', '--', path], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
