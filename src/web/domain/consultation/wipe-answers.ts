import { forgetDiseases } from '#web/domain/knowledge/loaded-diseases.ts'
import { forgetCache, forgetPlaces } from '#web/domain/offline/keep-for-offline.ts'
import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { clearDrafts } from './drafts.ts'
import { answerStore } from './answer-store.ts'

/** Wipes from this device all that tells what was answered and where it hurt. Results that were kept stay. */
export function wipeAnswers(): void {
  answerStore().clear()
  clearDrafts()
  forgetDiseases(deviceStorage())
  void forgetPlaces()
  void forgetCache()
}
