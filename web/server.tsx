import { prerender } from 'react-dom/static'
import type { RenderPage } from '#contract/page.ts'
import { apiContext } from './api/api-context.ts'
import { Document } from './document.tsx'
import { pageFilesOf } from './page-file.ts'
import { RouterContextProvider } from './router/router.ts'
import { createStaticHandler, StaticRouterProvider } from './router/static-router.tsx'
import { routes } from './routes.tsx'

const handler = createStaticHandler(routes)

/** Draws the page of `request` to whole HTML: nothing is streamed, so that it can be kept and sent compressed. */
export const renderPage: RenderPage = async (request, { call, assetsOf }) => {
  const context = new RouterContextProvider()
  context.set(apiContext, call)
  const page = await handler.query(request, context)
  if (page instanceof Response) return { status: page.status, location: page.headers.get('location') ?? '/' }

  const assets = assetsOf(page.matches.flatMap(({ route }) => pageFilesOf(route)))
  const state = JSON.stringify({ assets, loaderData: page.loaderData, errors: page.errors })
  const { prelude } = await prerender(
    <Document assets={assets} state={state}>
      <StaticRouterProvider page={page} />
    </Document>,
    // Smaller chunks would make React finish the page with an inline script, which our policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return { status: page.status, html: await new Response(prelude).text(), fault: faultOf(page.errors) }
}

/** A refusal has become a status by now; an error that is still one is a fault of ours. */
function faultOf(errors: Record<string, unknown> | null): unknown {
  return Object.values(errors ?? {}).find((error) => error instanceof Error)
}
