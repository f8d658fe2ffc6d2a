import type { Locator, Page } from 'playwright-core'
import type { Hands } from './hands.ts'

/** Fingers on a touch screen. @param look happens between finding something and tapping it, as a person reads it first. */
export function touch(page: Page, look?: () => Promise<void>): Hands {
  async function tap(target: Locator) {
    if (!look) return await target.tap()
    // Found by its name before, and tapped without looking whether the tap arrives: both take the page's own thread time,
    // half a second and some 20 ms on a slow phone, that no finger takes.
    const found = await target.elementHandle()
    await look()
    return await found?.tap({ force: true })
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
