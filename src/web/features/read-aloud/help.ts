import { spokenMessages } from './spoken-messages.ts'

/** How to add a voice for a language (BCP 47), named in itself, to the device that this browser says it runs on. */
export function howToAddVoice(
  language: string,
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): string {
  return spokenMessages.noVoice[deviceOf(userAgent, maxTouchPoints)]({ language: nameOf(language) })
}

function deviceOf(userAgent: string, touchPoints: number): keyof typeof spokenMessages.noVoice {
  if (/Android/.test(userAgent)) return 'android'
  // An iPad says that it is a Mac, of which none has a screen to touch.
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'apple'
  return /Windows/.test(userAgent) ? 'windows' : 'other'
}

const nameOf = (language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
