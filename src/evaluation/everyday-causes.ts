import { posterior, SEVERITY, type Key, type Model, type Person, type TriageLevel } from '#engine'

/** The commonest causes of somebody like this that can wait, most frequent first. */
export function everydayCauses(model: Model, person: Person, count: number): Key[] {
  const share = posterior(model, person, {})
  return model.conditions
    .filter(
      ({ urgency, danger }) =>
        SEVERITY[urgency] <= SEVERITY.routine && (!danger || danger.level === 'routine'),
    )
    .toSorted((a, b) => share.get(b.key)! - share.get(a.key)!)
    .slice(0, count)
    .map(({ key }) => key)
}

/** Whether a level is two steps below another, or more. */
export function isFarBelow(level: TriageLevel, than: TriageLevel): boolean {
  return SEVERITY[than] - SEVERITY[level] >= 2
}
