// @module-tag thorough
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { filmMessages } from '#web/features/films/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { bundleOf } from './knowledge.ts'
import { tornMeniscus } from './patients.ts'
import { shownCaption } from './shown-caption.ts'
import { answeredBy } from './user-answers.ts'
import {
  deviceWith,
  nothingMoreComes,
  storedAnswers,
  visitSite,
  type Visit,
  type VisitOptions,
} from './visit.ts'

const filmed = (await bundleOf(tornMeniscus.place)).selfTests.flatMap(({ film }) => film ?? [])

async function atSelfTests(options: VisitOptions = {}): Promise<Visit> {
  const visit = await visitSite({
    stored: deviceWith(await answeredBy(tornMeniscus)),
    ...options,
  })
  await visit.go('/video-test-result')
  await visit.page.getByRole('main').getByRole('radio').first().waitFor({ state: 'attached' })
  return visit
}

/** What was fetched of the films, without asking for sizes. */
const fetched = ({ requests }: Visit) =>
  requests
    .filter((request) => request.method() === 'GET')
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith('/films/'))
    .toSorted()

const watch = (page: Page) => page.getByRole('button', { name: filmMessages.load })

test('an answer to a self-test can be taken back from the keyboard, which stays at the question', async () => {
  const visit = await atSelfTests({ hasTouch: false })
  const { page } = visit
  const question = page
    .locator('fieldset')
    .filter({ has: page.getByRole('radio') })
    .first()
  const first = question.getByRole('radio').first()
  const name = (await first.getAttribute('name'))!
  const clear = question.getByRole('button', { name: selfTestMessages.clear })
  const height = (await question.boundingBox())!.height
  expect(await clear.count()).toBe(0)
  await first.press('Space')
  await expect.poll(async () => JSON.stringify(await storedAnswers(page))).toContain(name)
  await clear.press('Enter')
  await expect.poll(() => question.getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await first.evaluate((each) => document.activeElement === each)).toBe(true)
  expect(JSON.stringify(await storedAnswers(page))).not.toContain(name)
  expect((await question.boundingBox())!.height).toBe(height)
  await visit.end()
})

/** Stops the film where its longest caption shows. */
async function showLongestCaption(video: HTMLVideoElement): Promise<void> {
  video.pause()
  while (!video.textTracks[0]?.cues?.length) await new Promise((resolve) => setTimeout(resolve, 20))
  const captions = [...video.textTracks[0].cues] as VTTCue[]
  const [longest] = captions.toSorted((a, b) => b.text.length - a.text.length)
  const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  video.currentTime = (longest!.startTime + longest!.endTime) / 2
  await seeked
}

describe.skipIf(filmed.length === 0)('the films of the self-tests', () => {
  test('load only when wanted, and then all of the place, whichever was wanted', async () => {
    const all = filmed
      .flatMap(({ webm, poster, captions }) => [webm, poster, ...(captions ? [captions] : [])])
      .toSorted()
    for (const which of [(page: Page) => watch(page).first(), (page: Page) => watch(page).last()]) {
      const visit = await atSelfTests({ hasOwnClock: true })
      await nothingMoreComes(visit)
      expect(fetched(visit)).toEqual([])
      await which(visit.page).tap()
      await visit.page.locator('video').first().waitFor()
      expect(fetched(visit)).toEqual(all)
      await visit.end()
    }
  })

  test('say how much they load', async () => {
    const visit = await atSelfTests()
    await expect.poll(() => visit.page.getByText(/: \d+\.\d MB\./).count()).toBeGreaterThan(0)
    await visit.end()
  })

  test('play with captions, slower, once or again, from the keyboard', async () => {
    const visit = await atSelfTests({ hasTouch: false })
    const { page } = visit
    await watch(page).first().press('Enter')
    const video = page.locator('video').first()
    await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0)
    expect(await video.evaluate((each) => document.activeElement === each)).toBe(true)
    const state = () =>
      video.evaluate((each: HTMLVideoElement) => ({
        rate: each.playbackRate,
        loop: each.loop,
        captions: [...each.textTracks].map(({ mode }) => mode),
        controls: each.controls,
      }))
    const captions = filmed.some((film) => film.captions) ? ['showing'] : []
    expect(await state()).toEqual({ rate: 1, loop: true, captions, controls: true })
    await page.getByRole('button', { name: filmMessages.slow, exact: true }).first().press('Enter')
    await page.getByRole('button', { name: filmMessages.repeat, exact: true }).first().press('Space')
    expect(await state()).toEqual({ rate: 0.5, loop: false, captions, controls: true })
    await visit.end()
  })

  test('have captions above the picture, as large as the text beside them on a phone, in two lines at most', async () => {
    const visit = await atSelfTests()
    const { page } = visit
    await watch(page).first().tap()
    const videos = page.locator('video').filter({ visible: true })
    await videos.first().waitFor()
    const count = await videos.count()
    expect(count).toBeGreaterThan(1)
    const video = videos.first()
    for (let left = count; left > 0; left -= 1) {
      await video.scrollIntoViewIfNeeded()
      await video.evaluate(showLongestCaption)
      await expect.poll(() => shownCaption(page)).not.toBeNull()
      const { fontPx, lines, bottomPx } = (await shownCaption(page))!
      const { y, width, height } = (await video.boundingBox())!
      expect(bottomPx).toBeLessThanOrEqual(y + height - (width * 3) / 4 + 1)
      expect(fontPx).toBe(16)
      expect(lines).toBeLessThanOrEqual(2)
      await video.evaluate((each: HTMLVideoElement) => each.remove())
    }
    await visit.end()
  })

  test('with reduced motion: the picture and the steps, the film only on request', async () => {
    const visit = await atSelfTests({ reducedMotion: 'reduce' })
    const { page } = visit
    await page.getByRole('button', { name: filmMessages.picture }).first().tap()
    await expect.poll(() => page.getByRole('main').getByRole('img').count()).toBeGreaterThan(0)
    expect(fetched(visit)).toEqual(filmed.map(({ poster }) => poster).toSorted())
    expect(await page.locator('video').count()).toBe(0)
    await page.getByRole('button', { name: filmMessages.anyway }).first().tap()
    await expect.poll(() => page.locator('video').count()).toBeGreaterThan(0)
    await visit.end()
  })
})
