import { expect, test } from 'vitest'
import { REPORTS_PATH } from '#api/paths'
import { openSiteProxy } from './site-proxy.ts'
import { settled, visitSite } from './visit.ts'

/** What a script could do that came in by a hole: whether the browser lets it. */
const attempts = {
  makePolicy: () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void }
    }
    trustedTypes.createPolicy('evil', { createHTML: (text: string) => text })
  },
  writeHtml: () => {
    document.body.insertAdjacentHTML('beforeend', '<b>evil</b>')
  },
  runInline: () => {
    document.body.append(Object.assign(document.createElement('script'), { text: 'window.evil = true' }))
  },
}

test('a page makes no policy of other names, writes no HTML and runs no text as a script', async () => {
  const { page, go, troubles, end } = await visitSite()
  await go('/')
  for (const [name, attempt] of Object.entries(attempts)) {
    const outcome = await page.evaluate(`(() => {
      try { (${String(attempt)})() } catch (error) { return error.name }
      return window.evil === true ? 'it ran' : 'it was let'
    })()`)
    expect([name, outcome]).toEqual([name, expect.stringMatching(/^(TypeError)$/)])
  }
  troubles.length = 0
  await end()
})

test('a breach is reported to this site, and to nobody else', async () => {
  const proxy = await openSiteProxy()
  const { page, context, troubles } = await visitSite({ baseURL: proxy.site })
  // Browsers keep the Reporting API for https; by http they report as those that don't know it.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy']!
    expect(policy).toContain('; report-to reports; ')
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace('report-to reports; ', ''),
    }
    await route.fulfill({ response, headers })
  })
  await page.goto('/')
  await settled(page)
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = 'https://elsewhere.example/picture.png'
    document.body.append(picture)
  })
  await expect.poll(() => proxy.asked).toContain(`POST ${REPORTS_PATH}`)
  troubles.length = 0
  await context.close()
  await proxy.end()
})
