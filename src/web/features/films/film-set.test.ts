import { describe, expect, test, vi } from 'vitest'
import { createFilmSet, type Film } from './film-set.ts'

const film = (key: string): Film => ({
  webm: `/films/${key}.webm`,
  mp4: `/films/${key}.mp4`,
  poster: `/films/${key}.webp`,
  captions: key === 'slump' ? null : `/films/${key}.vtt`,
})
const films = [film('straight_leg_raise'), film('slump')]

function fakeFetcher() {
  const asked: string[] = []
  const fetchFile = vi.fn<(path: string) => Promise<string>>(async (path) => {
    asked.push(path)
    return `blob:${path}`
  })
  return { asked, fetchFile, fetchPicture: fetchFile, playsWebm: () => true }
}

describe('the films of a place', () => {
  test('nothing is fetched until one is wanted; then all are, whichever it was', async () => {
    const fetcher = fakeFetcher()
    const set = createFilmSet(films, fetcher)
    expect(set.current()).toEqual({ status: 'not_asked' })
    expect(fetcher.asked).toEqual([])
    await set.load('films')
    expect(fetcher.asked.toSorted()).toEqual([
      '/films/slump.webm',
      '/films/slump.webp',
      '/films/straight_leg_raise.vtt',
      '/films/straight_leg_raise.webm',
      '/films/straight_leg_raise.webp',
    ])
    const load = set.current()
    expect(load.status === 'success' && load.films.get('/films/slump.webm')).toEqual({
      poster: 'blob:/films/slump.webp',
      video: 'blob:/films/slump.webm',
      captions: null,
    })
  })

  test('without motion the posters are enough, and the films can still follow', async () => {
    const fetcher = fakeFetcher()
    const set = createFilmSet(films, fetcher)
    await set.load('pictures')
    expect(fetcher.asked).toEqual(['/films/straight_leg_raise.webp', '/films/slump.webp'])
    await set.load('films')
    expect(fetcher.asked.filter((path) => path.endsWith('.webp'))).toHaveLength(2)
    expect(set.current().status).toBe('success')
  })

  test('a browser without VP9 gets H.264', async () => {
    const fetcher = { ...fakeFetcher(), playsWebm: () => false }
    await createFilmSet(films, fetcher).load('films')
    expect(fetcher.asked).toContain('/films/slump.mp4')
    expect(fetcher.asked).not.toContain('/films/slump.webm')
  })

  test('says how far it is, and can be tried again', async () => {
    const fetcher = fakeFetcher()
    const set = createFilmSet(films, fetcher)
    const seen: string[] = []
    set.subscribe(() => {
      const load = set.current()
      seen.push(load.status === 'loading' ? `${load.done} of ${load.all}` : load.status)
    })
    fetcher.fetchFile.mockRejectedValueOnce(new Error('offline'))
    await set.load('films')
    expect(seen.at(-1)).toBe('rejected')
    await set.load('films')
    expect(seen).toContain('1 of 2')
    expect(seen.at(-1)).toBe('success')
  })
})
