import { prerender } from 'react-dom/static'
import type { LoadPage, PageAssets } from '#contract/page.ts'
import { apiContext } from './api.ts'
import { Document } from './document.tsx'
import { pageFilesOf } from './page-file.ts'
import { RouterContextProvider } from '#kit/browser/router/router.ts'
import {
  createStaticHandler,
  type StaticPage,
  StaticRouterProvider,
} from '#kit/browser/router/static-router.tsx'
import { routes } from './routes.tsx'

const handler = createStaticHandler(routes)

/** Loads the page of `request`. */
export const loadPage: LoadPage = async (request, { call, assetsOf }) => {
  const context = new RouterContextProvider()
  context.set(apiContext, call)
  const page = await handler.query(request, context)
  if (page instanceof Response) return { status: page.status, location: page.headers.get('location') ?? '/' }

  const assets = assetsOf(page.matches.flatMap(({ route }) => pageFilesOf(route)))
  const state = JSON.stringify({ assets, loaderData: page.loaderData, errors: page.errors })
  return { status: page.status, state, draw: () => draw(page, assets, state), fault: faultOf(page.errors) }
}

/** Draws to whole HTML: nothing is streamed, so that it can be kept and sent compressed. */
async function draw(page: StaticPage, assets: PageAssets, state: string): Promise<string> {
  const { prelude } = await prerender(
    <Document assets={assets} state={state}>
      <StaticRouterProvider page={page} />
    </Document>,
    // Smaller chunks would make React finish the page with an inline script, which our policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** A refusal has become a status by now; an error that is still one is a fault of ours. */
function faultOf(errors: Record<string, unknown> | null): unknown {
  return Object.values(errors ?? {}).find((error) => error instanceof Error)
}
