import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** Newest @sparticuz/chromium that still supports Node 20. */
const PACKED_CHROMIUM = '@sparticuz/chromium@147.0.2'
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

/** How to start a Chromium: the one named by CHROMIUM_PATH, one on the PATH, Debian's, or a packed one from npm. */
export async function chromiumCommand(): Promise<ChromiumCommand> {
  const found = process.env['CHROMIUM_PATH'] ?? onPath() ?? installDebian()
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  if (found !== null) return { executablePath: found, args: [...quiet, ...sandbox] }
  const packed = await packedChromium()
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...quiet] }
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
    spawnSync('apt-get', args, {
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

async function packedChromium(): Promise<{ executablePath: () => Promise<string>; args: string[] }> {
  const folder = resolve('build/browser')
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log(`installing ${PACKED_CHROMIUM} from npm`)
    spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', PACKED_CHROMIUM], {
      stdio: 'inherit',
    })
  }
  const at = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium')
  const loaded = (await import(at)) as { default: { executablePath: () => Promise<string>; args: string[] } }
  return loaded.default
}
