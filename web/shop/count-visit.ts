import type { VisitForm } from '#contract/visits.ts'
import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { type SearchStep, searchSteps } from '#domain/search/search-step.ts'
import { atom } from '#kit/browser/store/atom.ts'
import { call } from '#web/api.ts'
import { thisDevice } from './this-device.ts'
import { setSessionItem, getSessionItem } from '#kit/browser/store/browser-storage.ts'

const PRODUCT = /^\/product\/([\da-f-]{36})\/?$/
/** Pages that list pieces. */
const LIST = /^\/(?:$|browse\/?$|category\/)/
const PROGRAM = /bot|crawl|spider|headless/i
/** The note of a tab that its visit is counted; it says nothing else. */
const COUNTED = 'visit-counted'

/** The question whose answers this page is looking through, and how far that led; none on other lists. */
const followed = atom<{ question: string; step?: SearchStep }>({ question: '' })

/** Tells the shop that a visit began, that a product's page was opened, what was searched for: no cookie, and nothing of the person. */
export async function countVisit(pathname: string, question = ''): Promise<void> {
  if (isProgram()) return
  await seen()
  const isFirstPage = isVisitBeginning()
  const product = PRODUCT.exec(pathname)?.[1]
  if (LIST.test(pathname)) follow(question)
  const led = leadTo(product === undefined ? 'asked' : 'opened')
  if (isFirstPage || product !== undefined || led)
    await call('POST /api/visits', { body: { device: thisDevice(), isFirstPage, product, search: led } })
}

/** Tells the shop that a piece was picked from what was suggested for `question`; its page counts as opened after it. */
export function countPicked(question: string): Promise<void> {
  follow(question)
  return countStep('asked')
}

/** Tells the shop that a piece was put into the cart, where a search led to it. */
export function countCarted(): Promise<void> {
  return countStep('carted')
}

async function countStep(step: SearchStep): Promise<void> {
  const led = leadTo(step)
  if (led && !isProgram()) await call('POST /api/visits', { body: { device: thisDevice(), search: led } })
}

/** The same question is followed on: its filters and pages are no new one. */
function follow(question: string): void {
  if (question !== followed.get().question) followed.set({ question })
}

/** Notes that the question led on to `step`, and what to count of it: each step once, in their order. */
function leadTo(step: SearchStep): VisitForm['search'] {
  const { question, step: before } = followed.get()
  const place = searchSteps.indexOf(step)
  if (question === '' || searchSteps[place - 1] !== before) return undefined
  followed.set({ question, step })
  return { question: question.slice(0, MAX_SEARCH_LENGTH), step }
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
