import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PublicSettings } from '#contract/settings-public.ts'
import { Settings } from '#contract/settings.ts'
import { publicSettings } from '#server/settings/public-settings.ts'
import { SHOP_ROUTE, type Shop } from '#web/shop/shop.ts'
import { routeTable } from '#kit/browser/router/match-routes.ts'
import { pageAt, StaticRouterProvider } from '#kit/browser/router/static-router.tsx'

/** What the shop has answered to a question of the page by now: a reply, or a refusal. */
export type Answered = readonly [question: { queryKey: QueryKey }, answer: object | Error]

type Drawn = {
  path: string
  route?: string
  answers?: readonly Answered[]
  general?: { quoteMode?: boolean }
}

/** The HTML of a page behind a sign-in, as a browser shows it once `answers` have come; other questions are still open. */
export function drawPrivatePage(
  page: ReactElement,
  { path, route = '*', answers = [], general = {} }: Drawn,
): string {
  const shop = {
    settings: settingsWith(general),
    categories: [],
    packages: [],
    pages: [],
    origin: 'https://lanai.example',
    year: 2026,
  }
  const table = routeTable([
    { id: SHOP_ROUTE, children: [{ path: route, Component: () => page }, { path: '*' }] },
  ])
  const shown = pageAt(table, new URL(path, shop.origin), { [SHOP_ROUTE]: shop })
  return renderToStaticMarkup(
    <QueryClientProvider client={clientWith(answers)}>
      <StaticRouterProvider page={shown} />
    </QueryClientProvider>,
  )
}

/** The settings of a shop with its first values. */
export function settingsWith(general: { quoteMode?: boolean } = {}): Shop['settings'] {
  const settings = Settings.parse({ general, shipping: {}, payment: {}, email: {}, seo: {} })
  return PublicSettings.encode(publicSettings(settings, new Date()))
}

function clientWith(answers: readonly Answered[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false } },
  })
  for (const [{ queryKey }, answer] of answers) {
    if (answer instanceof Error)
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: answer })
    else client.setQueryData(queryKey, answer)
  }
  return client
}
