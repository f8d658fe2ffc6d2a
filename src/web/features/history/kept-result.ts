import type { TriageLevel } from '#engine'
import type { UserAnswers } from '#web/domain/consultation/user-answers.ts'
import { painMessages } from '#web/domain/words/pain-words.ts'

/** A result as it was shown, in words, with the answers it was made of. */
export interface KeptResult {
  id: string
  /** ISO 8601 instant of keeping. */
  keptAt: string
  /** Version of the place's knowledge that it was made with. */
  version: string
  /** Its name, and in words with the spot as the result said it, which results kept before lack. */
  place: { key: string; name: string; words?: string }
  level: TriageLevel
  /** Best match first; final scores from 0 to 100. */
  causes: { key: string; name: string; score: number }[]
  answered: { question: string; answer: string }[]
  /** What `userAnswers` held, to open it again. */
  answers: UserAnswers
}

/** Where it hurt, as exactly as was kept. */
export function placeOf({ place }: Pick<KeptResult, 'place'>): string {
  return place.words ?? place.name
}

const FORM = 1
const LEVELS: readonly string[] = ['emergency', 'urgent', 'routine', 'self_care'] satisfies TriageLevel[]

/** What local storage holds: a number that says its form, so that a later one can read it. */
export function writeKept(results: readonly KeptResult[]): string {
  return JSON.stringify({ form: FORM, results })
}

/** Reads what was stored; a result that is not understood is left out, so damage can cost no more than itself. */
export function readKept(stored: unknown): KeptResult[] {
  if (!isRecord(stored) || stored['form'] !== FORM || !Array.isArray(stored['results'])) return []
  return stored['results'].filter(isKeptResult).map(inWordsOfToday)
}

/** What a question was called before, so that the same answers compare as the same. */
const RENAMED: Readonly<Record<string, string>> = { Strength: painMessages.strength }

function inWordsOfToday(result: KeptResult): KeptResult {
  const answered = result.answered.map((each) => ({
    ...each,
    question: RENAMED[each.question] ?? each.question,
  }))
  return { ...result, answered }
}

function isKeptResult(value: unknown): value is KeptResult {
  if (!isRecord(value) || !isRecord(value['place']) || !isRecord(value['answers'])) return false
  const { id, keptAt, version, level, place, causes, answered } = value
  return (
    [id, version, place['key'], place['name'], place['words'] ?? ''].every(
      (text) => typeof text === 'string',
    ) &&
    typeof keptAt === 'string' &&
    !Number.isNaN(Date.parse(keptAt)) &&
    LEVELS.includes(String(level)) &&
    Array.isArray(causes) &&
    causes.every((cause) => hasTexts(cause, 'key', 'name') && typeof cause['score'] === 'number') &&
    Array.isArray(answered) &&
    answered.every((each) => hasTexts(each, 'question', 'answer'))
  )
}

function hasTexts(value: unknown, ...names: string[]): value is Record<string, unknown> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
