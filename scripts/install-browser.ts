import { chromiumCommand } from '../tests/chromium.ts'

/** Finds the Chromium of the browser tests, or installs one: beside the build, so that no test waits for it. */
const { executablePath } = await chromiumCommand()
console.log(executablePath)
