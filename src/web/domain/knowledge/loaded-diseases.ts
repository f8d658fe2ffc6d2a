import type { LocationBundle } from '#knowledge/bundle/bundle'
import type { DeviceStorage } from '#web/domain/storage/device-storage.ts'

const DISEASES_KEY = 'diseases'

export interface LoadedDisease {
  fullName: string
  description: string
  age_range: { min: number; max: number }
  sex: string
  weight: { min: number; max: number }
  [symptomKey: string]: unknown
}

/** The causes of a place by short name, as local storage holds them: one entry for each symptom, P(symptom | cause). */
export function diseasesOf(bundle: Pick<LocationBundle, 'conditions'>): Record<string, LoadedDisease> {
  return Object.fromEntries(
    bundle.conditions.map(({ key, name, description, age, sex, weightKg, likelihoods }) => [
      key,
      { ...likelihoods, fullName: name, description, age_range: age, sex, weight: weightKg },
    ]),
  )
}

/** Keeps the causes of the place in use; those of another place make room. */
export function keepDiseases(storage: DeviceStorage, bundle: Pick<LocationBundle, 'conditions'>): void {
  storage.write(DISEASES_KEY, JSON.stringify(diseasesOf(bundle)))
}

/** They reveal where it hurt, so they go with the answers. */
export function forgetDiseases(storage: DeviceStorage): void {
  storage.remove(DISEASES_KEY)
}
