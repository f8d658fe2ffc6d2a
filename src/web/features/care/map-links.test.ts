import { expect, test } from 'vitest'
import { mapAppOf, mapLink, roundPosition } from './map-links.ts'

const position = { latitude: 12.9715987, longitude: 77.5945627 }

test.each([
  ['geo', { position }, 'geo:12.972,77.595?q=hospital'],
  ['geo', { town: 'Mysuru' }, 'geo:0,0?q=hospital%20in%20Mysuru'],
  ['geo', 'map_decides', 'geo:0,0?q=hospital'],
  ['apple', { position }, 'https://maps.apple.com/?q=hospital&sll=12.972,77.595'],
  ['apple', 'map_decides', 'https://maps.apple.com/?q=hospital'],
  [
    'none',
    { position },
    'https://www.openstreetmap.org/search?query=hospital%20near%2012.972%2C77.595#map=14/12.972/77.595',
  ],
  [
    'none',
    { town: 'St. John’s & Co' },
    'https://www.openstreetmap.org/search?query=hospital%20in%20St.%20John%E2%80%99s%20%26%20Co',
  ],
] as const)('%s, %j', (app, where, link) => {
  expect(mapLink(app, 'hospital', where)).toBe(link)
})

test('a position is no nearer than about 100 metres', () => {
  expect(roundPosition(position)).toEqual({ latitude: 12.972, longitude: 77.595 })
  expect(roundPosition({ latitude: -0.00001, longitude: 179.99999 }).longitude).toBe(180)
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/140', 'geo'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'apple'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140', 'none'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'none'],
])('%s opens %s links', (userAgent, app) => {
  expect(mapAppOf(userAgent)).toBe(app)
})
