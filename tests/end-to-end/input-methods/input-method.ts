/** A way to use a page. Everything is found by role and accessible name, as the person perceives it. */
export interface InputMethod {
  press(role: 'link' | 'button', name: string): Promise<void>
  /** Chooses one answer of the group with this name; one that is chosen already stays so. */
  choose(group: string, role: 'radio' | 'checkbox', name: string): Promise<void>
  write(field: string, text: string): Promise<void>
}
