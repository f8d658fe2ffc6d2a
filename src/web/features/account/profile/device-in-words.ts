import { profileMessages } from './messages.ts'

/** As the server notes a device, in English (`src/server/sessions/device-name.ts`). */
const NOTED = /^(?<browser>.+) on (?<system>.+)$/
const OTHER_BROWSER = 'Another browser or program'
const OTHER_SYSTEM = 'another system'

/** A device by its browser and its system, in the language of these pages. @param device such as "Chrome on Android" */
export function deviceInWords(device: string): string {
  const { browser, system } = NOTED.exec(device)?.groups ?? {}
  if (browser === undefined || system === undefined) return device
  return profileMessages.device({
    browser: browser === OTHER_BROWSER ? profileMessages.otherBrowser : browser,
    system: system === OTHER_SYSTEM ? profileMessages.otherSystem : system,
  })
}
