import { howToAddVoice } from './help.ts'
import { markPassage } from './mark-passage.ts'
import { passagesIn } from './passages.ts'
import { spokenMessages } from './spoken-messages.ts'
import { chooseVoice, voicesOf } from './voices.ts'

/** `data-aloud` is a part where none of these elements is one. */
const PART = 'article, section, fieldset, [data-aloud]'
/** One part of the page is read at a time: the device speaks with one voice for all of them. */
let latest: AbortController | null = null
/** Chromium forgets to tell the end of what nothing else holds. */
let spoken: SpeechSynthesisUtterance | null = null

/**
 * Reads the part of the page around a button with a voice of the device, and marks each sentence while it is spoken.
 *
 * @param signal ends it at once.
 * @returns when all is read or it was ended: null, or what the person can do when there is no voice or it fails.
 */
export async function readAround(button: Element, signal: AbortSignal): Promise<string | null> {
  if (signal.aborted) return null
  const synthesis = window.speechSynthesis
  if (!synthesis) return spokenMessages.noSpeech
  latest?.abort()
  const reading = new AbortController()
  latest = reading
  const stop = () => reading.abort()
  signal.addEventListener('abort', stop)
  window.addEventListener('pagehide', stop)
  try {
    return await read(button.closest(PART)!, synthesis, reading.signal)
  } finally {
    signal.removeEventListener('abort', stop)
    window.removeEventListener('pagehide', stop)
  }
}

async function read(part: Element, synthesis: SpeechSynthesis, signal: AbortSignal): Promise<string | null> {
  const voices = await voicesOf(synthesis)
  if (signal.aborted) return null
  const language = document.documentElement.lang
  const voice = chooseVoice(voices, language)
  if (!voice) return voices.length === 0 ? spokenMessages.noSpeech : howToAddVoice(language, navigator)
  if (synthesis.speaking || synthesis.pending) synthesis.cancel()
  signal.addEventListener('abort', () => {
    synthesis.cancel()
    markPassage(null)
  })
  for (const passage of passagesIn(part)) {
    markPassage(passage)
    const isSpoken = await speak(synthesis, voice, passage.words, signal)
    if (signal.aborted) return null
    if (!isSpoken) {
      markPassage(null)
      return spokenMessages.failed
    }
  }
  markPassage(null)
  return null
}

/** @returns once it is spoken, or ended by the signal, after which not every browser says anything; false when the voice fails. */
function speak(
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  words: string,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.addEventListener('end', () => resolve(true))
    utterance.addEventListener('error', () => resolve(false))
    signal.addEventListener('abort', () => resolve(true), { once: true })
    spoken = utterance
    synthesis.speak(spoken)
  })
}
