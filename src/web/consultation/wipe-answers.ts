import { deviceStorage } from '#web/answers/device-storage.ts'
import { forgetDiseases } from '#web/answers/loaded-diseases.ts'
import { answerStore } from '#web/answers/use-consultation.ts'
import { clearDrafts } from '#web/interview/drafts.ts'
import { forgetPlaces } from '#web/offline/keep-for-offline.ts'

/** Wipes from this device all that tells what was answered and where it hurt. Results that were kept stay. */
export function wipeAnswers(): void {
  answerStore().clear()
  clearDrafts()
  forgetDiseases(deviceStorage())
  void forgetPlaces()
}
