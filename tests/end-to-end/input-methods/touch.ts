import type { ElementHandle, Locator, Page } from 'playwright-core'
import type { InputMethod } from './input-method.ts'

/** Fingers on a touch screen. @param tapFound taps what was found by its name, in place of an ordinary tap. */
export function touch(page: Page, tapFound?: (found: ElementHandle) => Promise<void>): InputMethod {
  async function tap(target: Locator) {
    if (!tapFound) return await target.tap()
    await target.waitFor()
    await tapFound(await target.elementHandle())
  }

  return {
    press: (role, name) => tap(page.getByRole(role, { name, exact: true })),
    async choose(group, role, name) {
      const choices = page.getByRole('group', { name: group, exact: true })
      const choice = choices.getByRole(role, { name, exact: true })
      if (!(await choice.isChecked())) await tap(choice)
    },
    write: async (field, text) => {
      await tap(page.getByRole('textbox', { name: field, exact: true }))
      await page.keyboard.type(text)
    },
  }
}
