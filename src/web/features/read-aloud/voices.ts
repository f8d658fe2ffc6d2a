/** A voice of the device, as `speechSynthesis` tells of it. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** Where most readers live: `en-IN`, `hi-IN`. */
const FIRST_REGION = 'in'
/** Chromium tells its voices some time after they were first asked for. */
const LONGEST_WAIT_MS = 2000

/**
 * The voice to read a language with: of India first, then of the page's own region, then the device's favourite. A voice that
 * is no part of the device would send what is read over the network, and that tells where it hurts: it is never taken.
 *
 * @param language BCP 47, as in `lang` of the page. @returns null when the device has none.
 */
export function chooseVoice<Each extends Voice>(voices: readonly Each[], language: string): Each | null {
  const [spoken, region] = subtags(language)
  const rank = (voice: Each) => {
    const ofVoice = subtags(voice.lang)[1]
    return [ofVoice === FIRST_REGION, region !== undefined && ofVoice === region, voice.default]
      .map(Number)
      .reduce((sum, holds) => sum * 2 + holds, 0)
  }
  const [best] = voices
    .filter((voice) => voice.localService && subtags(voice.lang)[0] === spoken)
    .toSorted((a, b) => rank(b) - rank(a))
  return best ?? null
}

/** Android writes `en_IN`; a script may stand between language and region. */
function subtags(tag: string): [language: string | undefined, region: string | undefined] {
  const [language, ...rest] = tag.toLowerCase().split(/[-_]/)
  return [language, rest.find((part) => /^(?:[a-z]{2}|\d{3})$/.test(part))]
}

/** All voices, as soon as the browser knows them; none when it says so for two seconds. */
export function voicesOf(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices()
  if (voices.length > 0) return Promise.resolve(voices)
  return new Promise((resolve) => {
    const done = () => resolve(synthesis.getVoices())
    // Older Safari has no such event on it.
    synthesis.addEventListener?.('voiceschanged', done, { once: true })
    setTimeout(done, LONGEST_WAIT_MS)
  })
}
