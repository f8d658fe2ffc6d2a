import type { Key } from '#engine'
import { sayOf } from '#knowledge/bundle/they'
import type { Session } from '#web/domain/consultation/session.ts'

/** What was chosen anywhere, and what a yes-or-no question about just that was answered "no" to. */
export function findingsIn({ answers, knowledge, assessment }: Session) {
  const chosen = new Set(Object.values(answers).flat())
  const no = Object.entries(answers).flatMap(([key, answer]) => {
    const step = knowledge.steps.get(key)!
    return step.kind === 'yes_no' && answer.length === 0 ? step.options : []
  })
  const stated = (holds: boolean) =>
    Object.keys(assessment.stated).filter((key) => assessment.stated[key] === holds)
  return {
    holds: new Set<Key>([...chosen, ...stated(true)]),
    denied: new Set<Key>([...no, ...stated(false)]),
  }
}

type Findings = Session['knowledge']['findings']

/** Worked out once for the findings of a place, however many are played there. */
const saidOfPatient = new WeakMap<Findings, Findings>()
const longestFirst = new WeakMap<Findings, readonly string[]>()

/** With the sentences of findings as the page for a doctor has them, which speaks of the patient. */
export function ofThePatient({ knowledge, ...session }: Session): Session {
  const say = sayOf(knowledge.bundle.they)
  const findings =
    saidOfPatient.get(knowledge.findings) ??
    new Map(
      [...knowledge.findings].map(
        ([key, { present, absent, ...finding }]) =>
          [key, { ...finding, present: say(present), absent: absent && say(absent) }] as const,
      ),
    )
  saidOfPatient.set(knowledge.findings, findings)
  return { ...session, knowledge: { ...knowledge, findings } }
}

function labelsOf(findings: Findings): readonly string[] {
  const labels =
    longestFirst.get(findings) ??
    [...findings.values()].map(({ label }) => label).toSorted((a, b) => b.length - a.length)
  longestFirst.set(findings, labels)
  return labels
}

/** Signs that are printed as denied ("not: Fever"), though nobody said so of that one. */
export function unsupportedDenials(text: string, { knowledge, ...session }: Session): string[] {
  const { denied } = findingsIn({ knowledge, ...session })
  const saidNo = new Set(
    [...knowledge.findings.values()].filter(({ key }) => denied.has(key)).map(({ label }) => label),
  )
  return text
    .split(/\n|; /)
    .map((piece) => piece.trim().replace(/\.$/, ''))
    .filter((piece) => /^not: /i.test(piece) && !saidNo.has(piece.replace(/^not: /i, '')))
}

/** Sentences that state something of a finding, printed though nobody said so. The words of options state nothing. */
export function unsupportedStatements(text: string, session: Session): string[] {
  const { holds, denied } = findingsIn(session)
  const findings = [...session.knowledge.findings.values()]
  const withoutLabels = labelsOf(session.knowledge.findings).reduce(
    (left, label) => left.replaceAll(label, ''),
    text,
  )
  const printed = new Set(
    withoutLabels.split(/\n|; |^not: /m).map((piece) => piece.trim().replace(/\.$/, '')),
  )
  const answered = new Set(
    findings.flatMap(({ key, present, absent = '' }) => [
      ...(holds.has(key) ? [present] : []),
      ...(denied.has(key) ? [present, absent] : []),
    ]),
  )
  return findings
    .flatMap(({ present, absent }) => [present, absent ?? present])
    .filter((sentence) => printed.has(sentence) && !answered.has(sentence))
}
