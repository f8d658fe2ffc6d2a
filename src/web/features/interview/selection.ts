import { chosenIn, isUnsure, type Key, type StepAnswer, type StepKind } from '#engine'
import type { Selection } from '#web/domain/consultation/drafts.ts'

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

/** "Not sure", about everything asked or about what is not ticked. */
export function isUnsureSelected(selection: Selection): boolean {
  return selection !== 'none' && isUnsure(selection)
}

export function hasTicks(selection: Selection): boolean {
  return selection !== 'none' && chosenIn(selection).length > 0
}

/** A tap on an option: the only one, or on and off beside others and "not sure". It unticks "none". */
export function withOption(
  selection: Selection,
  option: Key,
  kind: StepKind,
  options: readonly Key[],
): Selection {
  if (kind !== 'multiple') return [option]
  const isOn = isSelected(selection, option)
  const chosen = options.filter((each) => (each === option ? !isOn : isSelected(selection, each)))
  return isUnsureSelected(selection) ? withUnsure(chosen) : chosen
}

/** A tap on "none", which unticks everything else. */
export function withNone(selection: Selection, kind: StepKind): Selection {
  return kind === 'multiple' && selection === 'none' ? [] : 'none'
}

/** A tap on "not sure": the only answer, or on and off beside what is ticked. */
export function withNotSure(selection: Selection, kind: StepKind): Selection {
  if (kind !== 'multiple') return 'not_sure'
  const chosen = selection === 'none' ? [] : chosenIn(selection)
  return isUnsureSelected(selection) ? chosen : withUnsure(chosen)
}

function withUnsure(chosen: Key[]): Selection {
  return chosen.length === 0 ? 'not_sure' : [...chosen, 'not_sure']
}
