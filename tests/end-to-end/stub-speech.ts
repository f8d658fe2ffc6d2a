import type { BrowserContext, Page } from 'playwright-core'

export interface StubbedVoice {
  lang: string
  localService: boolean
}

interface StubbedSpeech {
  spoken: string[]
  finish: () => void
  fail: () => void
}

declare global {
  interface Window {
    stubbedSpeech: StubbedSpeech
  }
}

/** Chromium without a screen has no voices: these stand in for the device's, and speak each sentence until `finishSentence`. */
export async function stubSpeech(context: BrowserContext, voices: readonly StubbedVoice[]): Promise<void> {
  await context.addInitScript((given) => {
    const waiting: SpeechSynthesisUtterance[] = []
    const spoken: string[] = []
    class Utterance extends EventTarget {
      voice: unknown = null
      lang = ''
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const synthesis = {
      getVoices: () => given.map((voice) => ({ ...voice, default: false, name: voice.lang })),
      get speaking() {
        return waiting.length > 0
      },
      pending: false,
      addEventListener: () => {},
      speak(utterance: SpeechSynthesisUtterance) {
        // As devices do: nothing to say is over at once.
        if (utterance.text === '') return
        spoken.push(utterance.text)
        waiting.push(utterance)
      },
      cancel() {
        for (const utterance of waiting.splice(0)) utterance.dispatchEvent(new Event('error'))
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true })
    window.stubbedSpeech = {
      spoken,
      finish: () => waiting.shift()?.dispatchEvent(new Event('end')),
      fail: () => waiting.shift()?.dispatchEvent(new Event('error')),
    }
  }, voices)
}

/** What was spoken or begun so far. */
export const spokenOn = (page: Page) => page.evaluate(() => window.stubbedSpeech.spoken)
/** Whether the device is speaking. */
export const isSpeaking = (page: Page) => page.evaluate(() => window.speechSynthesis.speaking)
export const finishSentence = (page: Page) => page.evaluate(() => window.stubbedSpeech.finish())
export const failSentence = (page: Page) => page.evaluate(() => window.stubbedSpeech.fail())

/** The words that are marked as being read. */
export const markedOn = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('read-aloud') ?? [])].map((range) => (range as Range).toString()).join(),
  )
