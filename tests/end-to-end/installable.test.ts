import { expect, inject, test } from 'vitest'

test('what can be installed: the manifest, and every picture it names', async () => {
  const manifest = (await (await fetch(`${inject('site')}/manifest.webmanifest`)).json()) as {
    start_url: string
    icons: { src: string; type: string }[]
  }
  expect(manifest.start_url).toBe('/')
  expect(manifest.icons.length).toBeGreaterThanOrEqual(4)
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(`${inject('site')}${src}`)
    expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type])
  }
})
