import { call } from '#web/api.ts'
import { thisDevice } from '#web/shop/this-device.ts'
import { setSessionItem, getSessionItem } from '#kit/browser/store/browser-storage.ts'

const PRODUCT = /^\/product\/([\da-f-]{36})\/?$/
const PROGRAM = /bot|crawl|spider|headless/i
/** The note of a tab that its visit is counted; it says nothing else. */
const COUNTED = 'visit-counted'

/** Tells the shop that a visit began, that a product's page was opened, or both: no cookie, and nothing of the person. */
export async function countVisit(pathname: string): Promise<void> {
  if (isProgram()) return
  await seen()
  const isFirstPage = isVisitBeginning()
  const product = PRODUCT.exec(pathname)?.[1]
  if (isFirstPage || product !== undefined)
    await call('POST /api/visits', { body: { device: thisDevice(), isFirstPage, product } })
}

function isProgram(): boolean {
  return navigator.webdriver || PROGRAM.test(navigator.userAgent)
}

/** A page that is drawn ahead, or in a tab behind, counts once somebody looks at it. */
function seen(): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}

/** The first page of a tab begins a visit, unless it was opened from a page of ours. */
function isVisitBeginning(): boolean {
  if (getSessionItem(COUNTED) !== null) return false
  setSessionItem(COUNTED, 'yes')
  return !document.referrer.startsWith(`${window.location.origin}/`)
}
