import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/** The choices of a list in the order they stand, without those that are folded away. */
export function choicesIn(list: Element | null): readonly HTMLInputElement[] {
  const all = list?.querySelectorAll('input') ?? []
  return [...all].filter((each) => each.closest('details:not([open])') === null)
}

/** Enter marks what is not marked; on what is marked it leads on, but sends nothing. */
export function pressInList(event: KeyboardEvent, { goOn }: { goOn: () => void }) {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (target.checked) goOn()
  else target.click()
}

/**
 * Arrow keys go through all that was found, group after group, and mark nothing: one marked on the way would be a choice
 * nobody made. Up from the first leads back to where one types.
 */
export function moveInFound(event: KeyboardEvent, { goBack }: { goBack: () => void }) {
  const step = STEPS[event.key]
  const { target, currentTarget: list } = event
  if (!step || !(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const choices = choicesIn(list)
  const isBefore = (each: Element) =>
    (each.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const to =
    step > 0
      ? choices.find((each) => each !== target && !isBefore(each))
      : choices.findLast((each) => isBefore(each))
  if (to) to.focus()
  else if (step < 0) goBack()
}
