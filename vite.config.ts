import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds share this file: the browser's (build/site) and, with `--ssr`, the one that prerenders (build/prerender). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'build/prerender' : 'build/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One stylesheet: small, cached for every page, and its order never depends on which page came first.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? 'src/web/entry-prerender.tsx' : 'src/web/entry-client.tsx',
    },
  },
}))
