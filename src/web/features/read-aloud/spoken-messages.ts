import { text } from '#web/language/text.ts'

/** What the reading itself says, by voice or in writing: loads with it. */
export const spokenMessages = {
  choices: 'Choices:',
  noSpeech: 'This browser has no voice. Try another browser, or ask somebody to read this to you.',
  failed: 'The voice of this device did not work. Please try once more.',
  noVoice: {
    android: text(
      'This device has no voice for {language} yet. To add one: open Settings, search for "text-to-speech", open its settings, tap "Install voice data" and choose {language}. Then come back and reload this page.',
    ),
    apple: text(
      'This device has no voice for {language} yet. To add one: open Settings, search for "Voices", open it, and download one for {language}. Then come back and reload this page.',
    ),
    windows: text(
      'This computer has no voice for {language} yet. To add one: open Settings, then Time & language, then Speech, press "Add voices" and choose {language}. Then restart this browser.',
    ),
    other: text(
      'This device has no voice for {language} yet. You may be able to add one in its settings, under speech or accessibility.',
    ),
  },
}
