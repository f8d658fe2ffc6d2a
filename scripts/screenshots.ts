import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { readBundles } from '#evaluation/read-bundles'
import { baseOf } from '#translation/languages'
import { writeUserAnswers } from '#web/domain/consultation/user-answers.ts'
import { ANYTHING_ELSE, DOCTOR_HREF, FLOW } from '#web/domain/flow/flow.ts'
import { everything, playedSession } from '#web/domain/consultation/testing/played-session.ts'
import { ROUTES } from '#web/app/routes.ts'
import { answerTo } from '../tests/end-to-end/knowledge.ts'
import { allHasCome, openVisit } from '../tests/end-to-end/open-visit.ts'
import { tornMeniscus } from '../tests/end-to-end/patients.ts'
import { launchChromium } from '../tests/chromium.ts'
import { useSite } from '../tests/site-under-test.ts'
import { startBuiltSite } from '../tests/start-site.ts'

/**
 * `npm run screenshots`: every page of the built site at three widths in both themes, on one contact sheet for looking at
 * (build/screenshots/index.html). `npm run screenshots -- result` takes only pages with that in their name; with
 * `--language hi` those in that language, which must be built, and with `--text 200` at twice the size of text.
 */
const FOLDER = 'build/screenshots'
const WIDTHS = [360, 768, 1280]
const THEMES = ['light', 'dark'] as const

interface Shot {
  name: string
  path: string
  /** What `userAnswers` holds on arrival. */
  answers?: object
}

const {
  values: { language: tag, text: percent },
  positionals: [wanted = ''],
} = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' }, text: { type: 'string', default: '100' } },
})
const base = baseOf({ tag })
if (!existsSync(`build/site${base}/index.html`)) {
  console.error(`There are no pages in ${tag}: build them first, with LANGUAGES=${tag}`)
  process.exit(1)
}
const shots = allShots().filter(({ name }) => name.includes(wanted))
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

const { site, stop } = await startBuiltSite()
useSite(site)
const browser = await launchChromium()
for (const shot of shots) {
  for (const width of WIDTHS) for (const theme of THEMES) await take(browser, shot, width, theme)
  console.log(shot.name)
}
await browser.close()
await stop()
writeFileSync(`${FOLDER}/index.html`, contactSheet())
console.log(`${shots.length} pages: open ${FOLDER}/index.html`)

function allShots(): Shot[] {
  const bundle = readBundles().find(({ location }) => location.key === tornMeniscus.place)!
  const { sex, ageBand } = tornMeniscus
  const answersOf = (way: Parameters<typeof playedSession>[1]) =>
    writeUserAnswers(playedSession(bundle, way, { sex, ageBand }).consultation)
  const calm = answersOf(({ key }) =>
    answerTo(
      bundle.steps.find((step) => step.key === key)!,
      tornMeniscus,
    ),
  )
  const gone = playedSession(bundle, everything, {}, 'goes on')
  const { steps, wentOnAfter } = gone.consultation
  const further = steps[wentOnAfter!.length]![0]
  const going = { ...gone.consultation, steps: steps.slice(0, wentOnAfter!.length), selfTests: [] }
  const beforeQuestions = Object.fromEntries(Object.entries(calm).filter(([key]) => !key.includes('__')))
  const withoutAnswers = new Set<string>(['/', FLOW.body, FLOW.place])
  return [
    ...ROUTES.map(({ path, page }) => ({
      name: page,
      path,
      ...(withoutAnswers.has(path) ? {} : { answers: path === FLOW.steps ? beforeQuestions : calm }),
    })),
    { name: 'emergency', path: FLOW.steps, answers: answersOf(everything) },
    { name: 'emergency-question', path: `${FLOW.steps}#${further}`, answers: writeUserAnswers(going) },
    { name: 'emergency-all-answered', path: FLOW.steps, answers: writeUserAnswers(gone.consultation) },
    { name: 'emergency-for-helpers', path: DOCTOR_HREF, answers: writeUserAnswers(gone.consultation) },
    { name: 'for-your-doctor', path: DOCTOR_HREF, answers: calm },
    { name: 'all-answered', path: FLOW.steps, answers: calm },
    { name: 'anything-else', path: `${FLOW.steps}#${ANYTHING_ELSE}`, answers: calm },
    { name: 'article-condition', path: '/conditions/lumbar-disc-herniation' },
    { name: 'article-place', path: '/conditions/place/knee' },
    { name: 'offline', path: '/offline.html' },
    { name: 'not-found', path: '/no-such-page' },
  ]
}

async function take(
  browser: Browser,
  { name, path, answers }: Shot,
  width: number,
  theme: string,
): Promise<void> {
  const stored = {
    theme,
    ...(answers && { userAnswers: JSON.stringify(answers) }),
  }
  const visit = await openVisit(browser, {
    viewport: { width, height: width < 1000 ? 780 : 860 },
    hasTouch: false,
    reducedMotion: 'reduce',
    stored,
  })
  const { page, context } = visit
  await page.goto(base + path)
  await allHasCome(visit)
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`)
  await page.evaluate(unstick)
  await page.screenshot({ path: fileOf(name, width, theme), type: 'jpeg', quality: 70, fullPage: true })
  await context.close()
}

/** Runs in the page. A picture of all of it is taken from its top, where a bar at the foot of the screen would cover the middle. */
function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
}

function fileOf(name: string, width: number, theme: string): string {
  return `${FOLDER}/${name}-${width}-${theme}.jpg`
}

function contactSheet(): string {
  const row = ({ name, path }: Shot) => {
    const pictures = WIDTHS.flatMap((width) =>
      THEMES.map((theme) => {
        const file = fileOf(name, width, theme).slice(FOLDER.length + 1)
        const caption = `${width} px, ${theme}`
        return `<figure><a href="${file}"><img src="${file}" alt="${name}, ${caption}" loading="lazy" width="${width / 4}"></a><figcaption>${caption}</figcaption></figure>`
      }),
    )
    return `<section><h2>${name} <code>${base}${path}</code></h2><div>${pictures.join('')}</div></section>`
  }
  return `<!doctype html><meta charset="utf-8"><title>Every page</title>
<style>body{font-family:system-ui;margin:2rem;background:#ddd}section>div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{max-height:70rem;object-fit:cover;object-position:top;border:1px solid #999}</style>
${shots.map(row).join('\n')}`
}
