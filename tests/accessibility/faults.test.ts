import { expect, test } from 'vitest'
import { visiting } from '../end-to-end/visit.ts'
import { tried } from '../thoroughness.ts'
import { faultsOf } from './faults.ts'

/** Readable in both themes on every screen, but for what is added. */
const pageWith = (style: string, added: string) => `<!doctype html>
<html lang="en"><head><title>Links</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>
  :root { color: #111; background: #fff }
  :root[data-theme='dark'] { color: #eee; background: #111 }
  a { color: inherit; display: block; padding: 12px }
  ${style}
</style></head><body><main><h1>Links</h1><ul>
${Array.from({ length: 20 }, (_, at) => `<li><a href="#${at}">Link ${at}</a></li>`).join('\n')}
</ul>${added}</main></body></html>`

const faultsIn = async (style: string, added: string) => {
  let faults: string[] = []
  await visiting({ reducedMotion: 'reduce' }, async ({ page }) => {
    await page.setContent(pageWith(style, added))
    faults = await faultsOf(page)
  })
  return faults.map((fault) => fault.split('\n').slice(0, 2).join('\n'))
}

test('a page without faults has none', async () => {
  expect(await faultsIn('', '')).toEqual([])
})

test.each([
  ['one link among many like it', '', '<p><a href="#x" id="faint">Faint</a></p>'],
  [
    'a text in a box that is drawn otherwise',
    "[data-theme='dark'] .dim p { background: #000 }",
    '<div class="dim"><p id="faint">Faint</p></div>',
  ],
])('colours too faint in one theme on one screen alone are found: %s', async (_, style, added) => {
  const faint = "@media (width < 600px) { :root[data-theme='dark'] #faint { color: #333 } }"
  const faults = await faultsIn(`${style} ${faint}`, added)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^dark, 360 px wide: color-contrast: .*\n#faint /s)
})

test('those among many like them are found that something else lies under', async () => {
  const style =
    '.under { position: absolute; inset: 400px 0 auto; height: 200px; background: #333 } a { position: relative; z-index: 1 }'
  const faults = await faultsIn(style, '<div class="under"></div>')
  const widths = tried([360, 1280], { quickly: 1 })
  expect(faults).toHaveLength(widths.length)
  for (const [at, width] of widths.entries())
    expect(faults[at]).toContain(`light, ${width} px wide: color-contrast`)
})

test('what cannot be used is no matter of colours, and stands for nothing that can', async () => {
  const style = "@media (width < 600px) { :root[data-theme='dark'] button { color: #333; background: #222 } }"
  const buttons = '<button disabled>Off</button><button>On</button><button disabled>Off again</button>'
  const faults = await faultsIn(style, buttons)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain('dark, 360 px wide: color-contrast')
})
