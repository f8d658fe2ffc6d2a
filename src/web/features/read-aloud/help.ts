import { LANGUAGE } from '#web/language/language.ts'
import { spokenMessages } from './spoken-messages.ts'

/** How to add a voice for the page's language to the device that this browser says it runs on. */
export function howToAddVoice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string {
  return spokenMessages.noVoice[deviceOf(userAgent, maxTouchPoints)]({ language: LANGUAGE.name })
}

function deviceOf(userAgent: string, touchPoints: number): keyof typeof spokenMessages.noVoice {
  if (/Android/.test(userAgent)) return 'android'
  // An iPad says that it is a Mac, of which none has a screen to touch.
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'apple'
  return /Windows/.test(userAgent) ? 'windows' : 'other'
}
