import { expect, test } from 'vitest'
import { deviceName } from '#server/sessions/device-name'
import { deviceInWords } from './device-in-words.ts'
import { profileMessages } from './messages.ts'

test('each device that the server notes is read again', () => {
  const noted = deviceName(
    'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36',
  )
  expect(deviceInWords(noted)).toBe(
    profileMessages.device({ browser: 'Samsung Internet', system: 'Android' }),
  )
  const { otherBrowser: browser, otherSystem: system } = profileMessages
  expect(deviceInWords(deviceName(undefined))).toBe(profileMessages.device({ browser, system }))
})

test('what is no such name stays as it is', () => {
  expect(deviceInWords('My phone')).toBe('My phone')
})
