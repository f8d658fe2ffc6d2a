import type { Page } from 'playwright-core'
import type { Hands } from './hands.ts'

/** Fingers on a touch screen. */
export function touch(page: Page): Hands {
  return {
    press: (role, name) => page.getByRole(role, { name, exact: true }).tap(),
    async choose(group, role, name) {
      const choices = page.getByRole('group', { name: group, exact: true })
      const choice = choices.getByRole(role, { name, exact: true })
      if (!(await choice.isChecked())) await choice.tap()
    },
    write: async (field, text) => {
      await page.getByRole('textbox', { name: field, exact: true }).tap()
      await page.keyboard.type(text)
    },
  }
}
