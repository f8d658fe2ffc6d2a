import { expect, test } from 'vitest'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { legalMessages } from '#web/features/legal/messages.ts'
import { arriveAt } from './consult.ts'
import { visiting } from './visit.ts'

test('on a phone the menu opens, leads on and closes', () =>
  visiting({}, async ({ page, go }) => {
    await go('/')
    const button = page.locator('summary', { hasText: layoutMessages.menu })
    const menu = page.getByRole('navigation', { name: layoutMessages.menu })
    await button.press('Enter')
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Profile',
      'About Us',
      'Contact Us',
      'Terms and Conditions',
      'Cookie Policy',
      'Login',
    ])
    await page.keyboard.press('Escape')
    expect(await menu.isVisible()).toBe(false)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

    await button.tap()
    await page.getByRole('contentinfo').getByText(layoutMessages.footer).tap()
    expect(await menu.isVisible()).toBe(false)

    await button.tap()
    await menu.getByRole('link', { name: 'Cookie Policy' }).tap()
    await arriveAt(page, legalMessages.cookieHeading)
    expect(await menu.isVisible()).toBe(false)
    await button.tap()
    expect(await menu.getByRole('link', { name: 'Cookie Policy' }).getAttribute('aria-current')).toBe('page')
  }))

test('the login dialog opened from the menu gives the focus back to its button', () =>
  visiting({}, async ({ page, go }) => {
    await go('/')
    const button = page.locator('summary', { hasText: layoutMessages.menu })
    await button.press('Enter')
    await page
      .getByRole('navigation', { name: layoutMessages.menu })
      .getByRole('link', { name: layoutMessages.login })
      .press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  }))

test('on a wide screen the links stand in the header, and there is no menu', () =>
  visiting({ viewport: { width: 1280, height: 800 } }, async ({ page, go }) => {
    await go('/')
    await page
      .getByRole('navigation', { name: layoutMessages.mainNav })
      .getByRole('link', { name: 'About Us' })
      .click()
    await arriveAt(page, 'About us')
    expect(await page.locator('summary', { hasText: layoutMessages.menu }).isVisible()).toBe(false)
  }))

test.each([320, 360])(
  'with text twice as large the header of a phone of %i px is one line, and all of it has its name',
  (width) =>
    visiting({ viewport: { width, height: 740 } }, async ({ page, go }) => {
      await go('/')
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const header = page.getByRole('banner')
      const parts = [
        header.getByRole('link', { name: layoutMessages.home, exact: true }),
        header.locator('summary', { hasText: layoutMessages.menu }),
        header.getByRole('button', { name: layoutMessages.toDark, exact: true }),
      ]
      const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!))
      const middles = boxes.map(({ y, height }) => Math.round(y + height / 2))
      expect(new Set(middles).size).toBe(1)
      for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44)
      for (const { x, width: wide } of boxes) expect(x + wide).toBeLessThanOrEqual(width)
    }),
)
