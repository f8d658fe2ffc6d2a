import { optionsFor, type Model, type Person } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import type { Played } from './play.ts'

/** What one person told, for a physician to judge who sees neither the level nor the causes that came of it. */
export function ratingCard(
  { location, findings, steps }: LocationBundle,
  model: Model,
  person: Person,
  played: Pick<Played, 'steps' | 'answers'>,
): string {
  const labels = new Map(findings.map(({ key, label }) => [key, label]))
  const questions = new Map(steps.map(({ key, question }) => [key, question]))
  const ticked: string[] = []
  const unsure: string[] = []
  const unticked: string[] = []
  for (const step of played.steps) {
    const answer = played.answers[step]!
    if (answer === 'not_sure') {
      unsure.push(questions.get(step)!)
      continue
    }
    if (answer.length > 0)
      ticked.push(`${questions.get(step)} ${answer.map((key) => labels.get(key)).join('; ')}`)
    if (model.steps.get(step)!.step.kind !== 'single')
      unticked.push(
        ...optionsFor(model, step, person)
          .filter((key) => !answer.includes(key))
          .map((key) => labels.get(key)!),
      )
  }
  return [
    `${person.sex}, ${yearsOf(person)}, ${person.weightKg} kg; pain: ${location.name}`,
    ...ticked.map((line) => `- ${line}`),
    ...(unsure.length > 0 ? [`Not sure: ${unsure.join(' ')}`] : []),
    `Asked and not ticked: ${unticked.join('; ')}`,
  ].join('\n')
}

function yearsOf({ age }: Person): string {
  return `${age.min} to ${age.max} years`
}
