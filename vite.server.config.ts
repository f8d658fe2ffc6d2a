import { cpSync } from 'node:fs'
import { defineConfig } from 'vite'
import { serverWords } from './src/translation/server-words.ts'
import { siteLanguages } from './src/translation/site-languages.ts'

/** Bundles the server into build/server/main.js; packages stay outside, resolved from node_modules as usual. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'build/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
  },
  logLevel: 'warn',
  plugins: [
    serverWords(siteLanguages().map(({ tag }) => tag)),
    {
      name: 'copy-migrations',
      closeBundle: () =>
        cpSync('src/server/database/migrations', 'build/server/migrations', { recursive: true }),
    },
  ],
})
