import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { build } from 'vite'

/**
 * `npm run bench [-- part ...]`: bundles bench/ and what it measures as the site and its server are bundled, and runs
 * it. Run file by file as it is written, through tsx, the same code takes up to twice as long.
 */
runOrEnd(['--import', 'tsx', 'scripts/build.ts', '--if-stale'])
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'bench/run.ts',
    outDir: 'build/bench',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
  },
})
// The server looks for them beside itself, as it does in build/server.
cpSync('src/server/database/migrations', 'build/bench/migrations', { recursive: true })
runOrEnd(['build/bench/run.js', ...process.argv.slice(2)])

function runOrEnd(parameters: string[]): void {
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
