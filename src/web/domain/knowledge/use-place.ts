import { useEffect, useSyncExternalStore } from 'react'
import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { keepDiseases } from './loaded-diseases.ts'
import { createPlaceCache, type PlaceCache, type PlaceLoad } from './place-cache.ts'

let cache: PlaceCache | undefined

function placeCache(): PlaceCache {
  cache ??= createPlaceCache(fetchJson)
  return cache
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

const NOT_ASKED: PlaceLoad = { status: 'pending' }

/** A location's knowledge, loading it when it isn't there yet. Null: nothing to load yet. */
export function usePlace(location: string | null): PlaceLoad & { retry: () => void } {
  const load = useSyncExternalStore(
    (listener) => placeCache().subscribe(listener),
    () => (location === null ? NOT_ASKED : placeCache().get(location)),
    () => NOT_ASKED,
  )
  useEffect(() => {
    if (location !== null && placeCache().get(location).status === 'pending') placeCache().load(location)
  }, [location])
  useEffect(() => {
    if (load.status === 'success') keepDiseases(deviceStorage(), load.place.bundle)
  }, [load])
  return { ...load, retry: () => location !== null && placeCache().load(location) }
}
