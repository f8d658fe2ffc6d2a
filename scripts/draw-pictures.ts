import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { homeMessages } from '../src/web/features/home/messages.ts'
import { SITE_NAME } from '../src/web/site.ts'
import { launchChromium } from '../tests/chromium.ts'

/**
 * `npm run draw`: the icons of the installed site and the picture that link previews show, from the site's own logo,
 * colours, words and bodies. Run it by hand when one of these changes; what it draws is committed under public/.
 */
const TEAL = '#0b6b6b'
const PAPER = '#faf8f4'
const INK = '#1b2325'
const FAVICON = 'src/web/app/layout/favicon.svg'

/** The ring and the point of the logo, white, in a square of 32. */
const MARK = readFileSync(FAVICON, 'utf8').replace(/<rect[^>]*\/>/, '')

const browser = await launchChromium()
const page = await browser.newPage()
mkdirSync('public/icons', { recursive: true })
copyFileSync(FAVICON, 'public/icons/icon.svg')
for (const size of [192, 512]) {
  await draw(
    page,
    `public/icons/icon-${size}.png`,
    [size, size],
    svgAt(readFileSync(FAVICON, 'utf8'), '100%'),
  )
}
// Full-bleed: the device cuts its own shape, and may leave no more than the middle 80 %.
await draw(page, 'public/icons/maskable-512.png', [512, 512], tile('84%'))
await draw(page, 'public/apple-touch-icon.png', [180, 180], tile('96%'))
await draw(page, 'public/share.png', [1200, 630], sharePicture())
await browser.close()

async function draw(
  page: Page,
  path: string,
  [width, height]: [number, number],
  body: string,
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<!doctype html><style>*{box-sizing:border-box}html,body{margin:0;height:100%;overflow:hidden;background:transparent}</style>${body}`,
    { waitUntil: 'load' },
  )
  await page.screenshot({ path, omitBackground: true })
  console.log(path)
}

function svgAt(svg: string, size: string): string {
  return svg.replace('<svg ', `<svg style="display:block;width:${size};height:${size}" `)
}

function tile(size: string): string {
  return `<div style="display:grid;place-items:center;height:100%;background:${TEAL}">${svgAt(MARK, size)}</div>`
}

function sharePicture(): string {
  const figure = (name: string, style: string) =>
    `<img alt="" src="data:image/webp;base64,${readFileSync(`public/body/${name}.webp`, 'base64')}" style="position:absolute;${style}">`
  return `
<div style="position:relative;height:100%;background:${PAPER};color:${INK};font-family:ui-sans-serif,system-ui,'Noto Sans',sans-serif;overflow:hidden">
  <div style="position:absolute;inset:0 0 0 auto;width:500px;background:#e0efec"></div>
  ${figure('female-back', 'left:712px;top:40px;height:1060px')}
  <span style="position:absolute;left:911px;top:395px;width:78px;height:78px;border-radius:50%;border:7px solid #a3181f;background:rgb(163 24 31 / 24%)"></span>
  <div style="position:absolute;left:72px;top:66px;width:640px;display:grid;gap:34px">
    <div style="display:flex;align-items:center;gap:20px;font-size:38px;font-weight:700;letter-spacing:-0.02em">
      ${svgAt(readFileSync(FAVICON, 'utf8'), '64px')}${SITE_NAME}
    </div>
    <div style="font-size:62px;line-height:1.1;font-weight:700;letter-spacing:-0.025em">${homeMessages.heading}</div>
    <div style="display:grid;gap:10px;font-size:30px;color:#4a5659">
      ${homeMessages.facts.map((fact) => `<div style="display:flex;gap:14px"><span style="color:${TEAL};font-weight:700">✓</span>${fact}</div>`).join('')}
    </div>
  </div>
</div>`
}
