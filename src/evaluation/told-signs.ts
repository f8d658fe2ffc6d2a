import { isAskedOf, optionsFor, type Key, type Model, type Person, type Step } from '#engine'

/** The questions of a place that offer a sign. */
export function stepsWith({ steps }: Model, sign: Key): Step[] {
  return [...steps.values()].map(({ step }) => step).filter(({ options }) => options.includes(sign))
}

export function canTell(model: Model, sign: Key, person: Person): boolean {
  return stepsWith(model, sign).some(
    (step) => isAskedOf(step, person) && optionsFor(model, step.key, person).includes(sign),
  )
}

/** Of a question with one answer nobody tells two. */
export function contradict(model: Model, signs: readonly Key[]): boolean {
  const single = signs.flatMap((sign) =>
    stepsWith(model, sign)
      .filter(({ kind }) => kind === 'single')
      .map(({ key }) => key),
  )
  return new Set(single).size < single.length
}

/** With an answer that the question about each sign is asked after, where it is asked after one. */
export function withParents(model: Model, person: Person, signs: readonly Key[]): Set<Key> {
  const says = new Set(signs)
  for (const sign of says) {
    for (const { dependsOnAny = [] } of stepsWith(model, sign)) {
      if (dependsOnAny.length === 0 || dependsOnAny.some((parent) => says.has(parent))) continue
      const parent = dependsOnAny.find((each) => canTell(model, each, person))
      if (parent !== undefined) says.add(parent)
    }
  }
  return says
}
