import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds web/ twice: what the browser runs (dist/client) and what draws a page to HTML (dist/server). */
export default defineConfig(({ command }) => ({
  plugins: [react(), tailwind()],
  appType: 'custom',
  publicDir: false,
  builder: {},
  // The policy of our pages takes no font from a data: address, so nothing is inlined.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1100 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: 'web/browser.tsx',
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // What every page starts with is two files: the libraries, which seldom change, and the shop's own frame.
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 2 },
                { name: 'frame', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React is bundled in its production form, whatever NODE_ENV the server runs with.
      keepProcessEnv: false,
      resolve: { noExternal: command === 'build' || undefined },
      build: { outDir: 'dist/server', rolldownOptions: { input: 'web/server.tsx' } },
    },
  },
}))
