import type { Page } from 'playwright-core'
import type { Stop } from './tour-stops.ts'

const API = '**/api/**'

/** Private pages that ask for nothing before something is typed, and those that everybody sees. */
const askNothing = new Set([
  'admin-new-product',
  'admin-new-order',
  'admin-new-package',
  'admin-new-user',
  'admin-bulk-import',
  'product-review',
  'product-reviews',
])

/** Every private page of a tour, one for each route, while the shop does not answer, and once it has refused to. */
export function unansweredStates(stops: readonly Stop[]): Stop[] {
  const pages = stops.filter(
    ({ name, as, reach }) => reach === undefined && as !== 'visitor' && !askNothing.has(name),
  )
  const perRoute = [...new Map(pages.map((stop) => [routeOf(stop), stop])).values()]
  return [...perRoute.map(waiting), ...perRoute.map(failing)]
}

function routeOf({ path }: Stop): string {
  return path.replace(/[?#].*$/, '').replaceAll(/[0-9a-f-]{36}/g, ':id')
}

function waiting(stop: Stop): Stop {
  return {
    ...stop,
    name: `${stop.name}-waiting`,
    before: (page) => page.route(API, () => undefined),
    reach: (page) => page.locator('main [aria-busy=true]').first().waitFor(),
  }
}

/** Refused without a word: a page says the same of a shop that is down, once it has asked three times. */
function failing(stop: Stop): Stop {
  return {
    ...stop,
    name: `${stop.name}-failing`,
    before: (page) => page.route(API, (route) => route.fulfill({ status: 400, json: {} })),
    reach: tryAgain,
    complains: /status of 400/,
  }
}

function tryAgain(page: Page): Promise<void> {
  return page.getByRole('main').getByRole('button', { name: 'Try Again' }).first().waitFor()
}
