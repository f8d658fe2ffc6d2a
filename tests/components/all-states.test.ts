import { expect, inject, test } from 'vitest'
import { ALL_FIXTURES } from '#web/features/showcase/all-fixtures.ts'
import { showcaseMessages } from '#web/features/showcase/messages.ts'
import { SITE_NAME } from '#web/site.ts'
import { atComponents, COMPONENTS_PATH, openComponents, shownAs } from './showcase.ts'

const shared = openComponents()

const states = ALL_FIXTURES.flatMap((fixtures) =>
  fixtures.states.map((fixture) => ({ fixtures, ...fixture })),
)

test('every state of every component is on the page once', async () => {
  const page = shared()
  for (const { fixtures, state } of states) {
    expect([fixtures.component, state, await shownAs(page, fixtures, state).count()]).toEqual([
      fixtures.component,
      state,
      1,
    ])
  }
})

test('the focus is shown as it is', async () => {
  const { page, end } = await atComponents({ hasTouch: false })
  const ring = (shown: ReturnType<typeof shownAs>) =>
    shown.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .map((each) => getComputedStyle(each))
        .filter(({ outlineStyle, opacity }) => outlineStyle !== 'none' && opacity !== '0')
        .map(({ outline, outlineOffset, borderRadius }) => [outline, outlineOffset, borderRadius]),
    )
  for (const { fixtures, state } of states.filter(({ look }) => look === 'focus')) {
    const shown = shownAs(page, fixtures, state)
    const asShown = await ring(shown)
    await shown.evaluate((element) => element.classList.remove('showcase-focus'))
    expect(await ring(shown)).toEqual([])
    await shown.locator('a, button, summary, input').first().focus()
    expect([fixtures.component, await ring(shown)]).toEqual([fixtures.component, asShown])
    expect(asShown).toHaveLength(1)
  }
  await end()
})

test('what is shown in the dark is dark', async () => {
  const page = shared()
  for (const { fixtures, state } of states.filter(({ look }) => look === 'dark')) {
    const paper = await shownAs(page, fixtures, state).evaluate(
      (shown) => getComputedStyle(shown).backgroundColor,
    )
    expect([fixtures.component, paper]).toEqual([fixtures.component, 'rgb(19, 23, 25)'])
  }
})

test('whatever can be pressed is large enough for a thumb', async () => {
  const page = shared()
  const small = await page
    .locator(
      'figure :is(button, summary, label:has(input), select, input:not([type=radio], [type=checkbox]))',
    )
    .evaluateAll((all) =>
      all
        .map((each) => ({ html: each.outerHTML.slice(0, 90), height: each.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 44),
    )
  expect(small).toEqual([])
})

test('the page itself has a heading and a title, and is not for search engines', async () => {
  const page = shared()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(showcaseMessages.heading)
  expect(await page.title()).toBe(`${showcaseMessages.title} – ${SITE_NAME}`)
  const site = inject('site')
  expect(await (await fetch(`${site}${COMPONENTS_PATH}`)).text()).toContain(
    '<meta name="robots" content="noindex"/>',
  )
  expect(await (await fetch(`${site}/sitemap.xml`)).text()).not.toContain(COMPONENTS_PATH)
})

test('no other page loads anything of it', async () => {
  const site = inject('site')
  const own = /assets\/(components-page|showcase)[^"]*/g
  expect((await (await fetch(`${site}${COMPONENTS_PATH}`)).text()).match(own)).not.toBeNull()
  for (const path of ['/', '/login', '/conditions', '/pain-loaction-body', '/test-result'])
    expect([path, (await (await fetch(`${site}${path}`)).text()).match(own)]).toEqual([path, null])
  expect((await (await fetch(`${site}/sw.js`)).text()).match(own)).toBeNull()
})
