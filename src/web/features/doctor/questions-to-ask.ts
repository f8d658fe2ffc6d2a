import { LOCALE } from '#web/language/language.ts'
import type { BundleCare } from '#knowledge/bundle/bundle'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { inSentence } from '#web/ui/words.ts'
import { doctorMessages } from './words/messages.ts'

const NAMED_CARE = 3

/** What to ask at the appointment, made of the best matches and what usually follows them. */
export function questionsToAsk({ urgency, danger, session }: ConsultationFacts): string[] {
  const { questions } = doctorMessages
  // At an emergency causes are in the way of it.
  const foremost = urgency.level === 'emergency' ? [] : session.assessment.ranking.foremost
  const best = foremost.flatMap(({ condition }) => session.knowledge.conditions.get(condition) ?? [])
  const names = (kind: BundleCare['kind'], uses: readonly { care: string }[]) => {
    const entries = uses.flatMap(({ care }) => session.knowledge.care.get(care) ?? [])
    // A visit is what the patient is at already.
    const useful = entries.filter((entry) => entry.kind === kind && entry.category !== 'consultation')
    return [...new Set(useful.map(({ name }) => inSentence(name)))].slice(0, NAMED_CARE)
  }
  const tests = names(
    'test',
    best.flatMap((condition) => condition.tests),
  )
  const treatments = names(
    'treatment',
    best.flatMap((condition) => condition.treatments),
  )
  return [
    ...(danger.unsure.length > 0 ? [questions.unsure] : []),
    ...(best.length > 0
      ? [questions.cause({ names: alternatives(best.map(({ name }) => inSentence(name))) })]
      : []),
    tests.length > 0 ? questions.tests({ names: alternatives(tests) }) : questions.noTests,
    ...(treatments.length > 0 ? [questions.treatments({ names: alternatives(treatments) })] : []),
    questions.sooner,
    questions.when,
  ]
}

function alternatives(names: readonly string[]): string {
  return new Intl.ListFormat(LOCALE, { type: 'disjunction' }).format(names)
}
