import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AssetsOf, LoadPage } from '#contract/page.ts'
import { assetsFrom, sourceAssets } from './assets.ts'

/** What draws pages: the renderer of web/ and where its files lie. */
export type PageRenderer = {
  loadPage: LoadPage
  assetsOf: AssetsOf
  /** Only while developing: serves the sources that the browser asks for, and makes every drawing a fresh one. */
  serveSources?: (request: IncomingMessage, reply: ServerResponse, next: () => void) => void
}

type RendererModule = { loadPage: LoadPage }

/** Loads the built pages from `dist` (made by bin/build-pages.mjs). */
export async function loadRenderer(dist: string): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(join(dist, 'client/manifest.json'), 'utf8'))
  const module: RendererModule = await import(pathToFileURL(join(dist, 'server/server.js')).href)
  return { loadPage: module.loadPage, assetsOf: assetsFrom(manifest) }
}

/** Draws pages straight from the sources in `root`, which Vite follows as they are saved. For development. */
export async function sourceRenderer(root: string): Promise<PageRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
  return {
    loadPage: async (request, page) => {
      const module = (await vite.ssrLoadModule('/web/server.tsx')) as RendererModule
      return module.loadPage(request, page)
    },
    assetsOf: sourceAssets,
    serveSources: vite.middlewares,
  }
}
