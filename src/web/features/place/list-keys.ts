import type { KeyboardEvent } from 'react'

/** Enter marks what is not marked; on what is marked it leads on, but sends nothing. */
export function pressInList(event: KeyboardEvent, { goOn }: { goOn: () => void }) {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (target.checked) goOn()
  else target.click()
}
