import type { Page } from 'playwright-core'
import type { Hands } from './hands.ts'

/** Fingers on a touch screen. */
export function touch(page: Page): Hands {
  return {
    press: (role, name) => page.getByRole(role, { name, exact: true }).tap(),
    choose: (group, role, name) =>
      page.getByRole('group', { name: group, exact: true }).getByRole(role, { name, exact: true }).tap(),
    write: async (field, text) => {
      await page.getByRole('textbox', { name: field, exact: true }).tap()
      await page.keyboard.type(text)
    },
  }
}
