import type { Key, StepAnswer, StepKind } from '#engine'

/** What is ticked on a question: findings, or one of the two answers every question may have. */
export type Selection = Key[] | 'none' | 'not_sure'

export function selectionOf(answer: StepAnswer | undefined): Selection {
  if (answer === undefined) return []
  if (answer === 'not_sure') return answer
  return answer.length === 0 ? 'none' : answer
}

/** The answer a selection stands for; null when nothing is selected. */
export function answerOf(selection: Selection): StepAnswer | null {
  if (selection === 'not_sure') return selection
  if (selection === 'none') return []
  return selection.length === 0 ? null : selection
}

export function isSelected(selection: Selection, option: Key): boolean {
  return Array.isArray(selection) && selection.includes(option)
}

/** A tap on an option: the only one, or on and off beside others. It unticks "none" and "not sure". */
export function withOption(
  selection: Selection,
  option: Key,
  kind: StepKind,
  options: readonly Key[],
): Selection {
  if (kind !== 'multiple') return [option]
  const chosen = Array.isArray(selection) ? selection : []
  const isOn = chosen.includes(option)
  return options.filter((each) => (each === option ? !isOn : chosen.includes(each)))
}

/** A tap on "none" or "not sure". */
export function withExclusive(selection: Selection, tapped: 'none' | 'not_sure', kind: StepKind): Selection {
  return kind === 'multiple' && selection === tapped ? [] : tapped
}
