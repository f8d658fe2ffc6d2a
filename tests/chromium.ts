import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** Newest @sparticuz/chromium that still supports Node 20. */
const PACKED_CHROMIUM = '@sparticuz/chromium@143.0.4'
/** The shell first: it draws the same pages without a browser's windows, in two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

export interface ChromiumCommand {
  executablePath: string
  args: string[]
}

/** Starts a headless Chromium that Playwright drives. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumCommand())
}

/**
 * How to start a Chromium: the one named by CHROMIUM_PATH, one on the PATH, Debian's, or a packed one from npm. Two that look
 * at once where there is none would both install it: the tests look once, before their workers start.
 */
export async function chromiumCommand(): Promise<ChromiumCommand> {
  const found = process.env['CHROMIUM_PATH'] ?? onPath() ?? installDebian()
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Else one more process of a page is kept ready at every visit, for another site that is never gone to: a sixth of its time.
    '--renderer-process-limit=1',
  ]
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  if (found !== null) return { executablePath: found, args: [...quiet, ...sandbox] }
  // Its own arguments are for functions in the cloud: one process for all, which goes down with any page, and no web security.
  return { executablePath: await packedChromium(), args: [...quiet, '--no-sandbox'] }
}

function onPath(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null
}

/** Debian's package, where there is a Debian and the right to install. */
function installDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('installing Chromium by apt-get')
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  aptGet('update')
  // Older releases of Debian have no package of the shell.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    aptGet('install', '-y', '--no-install-recommends', browser, 'fonts-dejavu-core')
    const installed = onPath()
    if (installed !== null) return installed
  }
  return null
}

async function packedChromium(): Promise<string> {
  const folder = resolve('build/browser')
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log(`installing ${PACKED_CHROMIUM} from npm`)
    spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', PACKED_CHROMIUM], {
      stdio: 'inherit',
    })
  }
  const at = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium')
  const loaded = (await import(at)) as { default: { executablePath: () => Promise<string> } }
  return loaded.default.executablePath()
}
