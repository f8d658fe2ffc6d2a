import { describe, expect, test } from 'vitest'
import { ZONES } from '#web/domain/body/zones.ts'
import { LOCATIONS } from '#web/domain/knowledge/locations.ts'
import { bestMatch } from './best-match.ts'
import { findFirstPlace } from './several-places.ts'

const find = (typed: string) => findFirstPlace(LOCATIONS, ZONES, typed)

describe('several places typed in one go', () => {
  test.each([
    ['knee and shoulder', 'knee', 'shoulder'],
    ['hip, ankle', 'hip', 'ankle'],
    ['Hip & low back & knee', 'hip', 'low back & knee'],
    ['chest and left arm', 'chest', 'left arm'],
    ['chest, jaw', 'chest', 'jaw'],
  ])('%s: the first is found, the rest is kept', (typed, place, rest) => {
    const search = find(typed)
    expect(bestMatch(search)?.place.key).toBe(place)
    expect(search.rest).toBe(rest)
  })

  test.each(['knee', 'inner right knee', 'neck and', 'foot and toes', 'hip and', 'jaw and teeth'])(
    '%s is one place',
    (typed) => {
      const search = find(typed)
      expect(search.rest).toBe('')
      expect(search.found.length).toBeGreaterThan(0)
    },
  )
})
