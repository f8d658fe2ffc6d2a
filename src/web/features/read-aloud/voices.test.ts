import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseVoice, voicesOf, type Voice } from './voices.ts'

const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
  lang,
  localService: true,
  default: false,
  ...more,
})

describe('the voice that reads', () => {
  test('speaks the language of the page', () => {
    expect(chooseVoice([voice('fr-FR'), voice('hi-IN'), voice('en-GB')], 'hi')?.lang).toBe('hi-IN')
    expect(chooseVoice([voice('fr-FR'), voice('en-GB')], 'hi')).toBeNull()
  })

  test('is no other language that begins with the same letters', () => {
    expect(chooseVoice([voice('hif-FJ'), voice('hil-PH')], 'hi')).toBeNull()
  })

  test('is of India before the page’s own region, and that before others', () => {
    const voices = [voice('en-US', { default: true }), voice('en-GB'), voice('en_IN')]
    expect(chooseVoice(voices, 'en-GB')?.lang).toBe('en_IN')
    expect(chooseVoice(voices.slice(0, 2), 'en-GB')?.lang).toBe('en-GB')
    expect(chooseVoice([voice('en-AU'), voice('en-US', { default: true })], 'en')?.lang).toBe('en-US')
  })

  test('is found where a script stands before its region', () => {
    expect(chooseVoice([voice('hi-Latn'), voice('hi-Deva-IN')], 'hi')?.lang).toBe('hi-Deva-IN')
  })

  test('is never one that would send what is read over the network', () => {
    const remote = voice('en-IN', { localService: false })
    expect(chooseVoice([remote, voice('en-US')], 'en')?.lang).toBe('en-US')
    expect(chooseVoice([remote], 'en')).toBeNull()
  })
})

describe('the voices of the device', () => {
  afterEach(() => void vi.useRealTimers())

  /** A `speechSynthesis` that knows no voices until it is told to. */
  class LateVoices extends EventTarget {
    voices: Voice[] = []
    getVoices = () => this.voices
    asSynthesis = () => this as unknown as SpeechSynthesis
  }

  test('are waited for where the browser tells them later', async () => {
    const late = new LateVoices()
    const asked = voicesOf(late.asSynthesis())
    late.voices = [voice('en-IN')]
    late.dispatchEvent(new Event('voiceschanged'))
    expect(await asked).toEqual([voice('en-IN')])
  })

  test('are none when the browser never tells of any', async () => {
    vi.useFakeTimers()
    const asked = voicesOf(new LateVoices().asSynthesis())
    await vi.runAllTimersAsync()
    expect(await asked).toEqual([])
  })
})
