import { cpSync } from 'node:fs'
import { build } from 'vite'
import { serverWords } from '#translation/server-words'
import { siteLanguages } from '#translation/site-languages'
import { NATIVE_PACKAGES } from './contents.ts'

/**
 * Bundles the server and the commands of who runs it, with every package they use but the native ones.
 * @param outDir beside which `release`, `responses` and `site` will lie
 */
export async function bundleServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: serverWords(siteLanguages().map(({ tag }) => tag)),
    ssr: { noExternal: true, external: NATIVE_PACKAGES },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: {
          main: 'src/server/main.ts',
          backup: 'scripts/backup.ts',
          messages: 'scripts/messages.ts',
          restore: 'scripts/restore.ts',
          verify: 'scripts/verify.ts',
        },
        // In one folder: the migrations are looked for beside whatever part asks for them.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  cpSync('src/server/database/migrations', `${outDir}/migrations`, { recursive: true })
}
