import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countCarted, countPicked, countVisit } from './count-visit.ts'

const PRODUCT = '44444444-4444-4444-8444-444444444444'
const reported = vi.fn<typeof fetch>()

type Tab = { referrer?: string; userAgent?: string; webdriver?: boolean; hasMouse?: boolean }

/** Opens a tab of the shop. */
function openTab({
  referrer = '',
  userAgent = 'Mozilla/5.0',
  webdriver = false,
  hasMouse = false,
}: Tab = {}) {
  const notes = new Map<string, string>()
  vi.stubGlobal('navigator', { webdriver, userAgent })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, referrer }))
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      location: { origin: 'https://lanai.example' },
      screen: { width: 844, height: 390 },
      matchMedia: () => ({ matches: hasMouse }),
      localStorage: { getItem: () => null },
      sessionStorage: {
        getItem: (name: string) => notes.get(name) ?? null,
        setItem: (name: string, text: string) => void notes.set(name, text),
      },
    }),
  )
  return notes
}

beforeEach(() => {
  reported.mockImplementation(async () => Response.json({ success: true, data: {} }))
  vi.stubGlobal('fetch', reported)
})

afterEach(() => {
  vi.unstubAllGlobals()
  reported.mockReset()
})

const bodies = () => reported.mock.calls.map(([, request]) => JSON.parse(request?.body as string))

test('a visit counts once, however many pages it sees', async () => {
  openTab()
  for (const path of ['/category/all', '/our-story', '/category/sofa']) await countVisit(path)
  expect(bodies()).toEqual([{ device: 'mobile', isFirstPage: true }])
})

test('each opening of a product’s page counts for it, the first one for the visit too', async () => {
  openTab({ hasMouse: true })
  await countVisit(`/product/${PRODUCT}`)
  await countVisit('/category/all')
  await countVisit(`/product/${PRODUCT}`)
  expect(bodies()).toEqual([
    { device: 'desktop', isFirstPage: true, product: PRODUCT },
    { device: 'desktop', isFirstPage: false, product: PRODUCT },
  ])
})

test('a tab opened from a page of ours goes on with that visit', async () => {
  openTab({ referrer: 'https://lanai.example/category/all' })
  await countVisit('/our-story')
  await countVisit(`/product/${PRODUCT}`)
  expect(bodies()).toEqual([{ device: 'mobile', isFirstPage: false, product: PRODUCT }])
})

test('a visitor who was sent by another site begins a visit', async () => {
  openTab({ referrer: 'https://lanai.example.com/links' })
  await countVisit('/category/all')
  expect(bodies()).toMatchObject([{ isFirstPage: true }])
})

test.each([
  ['a driven browser', { webdriver: true }],
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a headless browser', { userAgent: 'Mozilla/5.0 HeadlessChrome/153' }],
])('%s is no visitor', async (_who, tab) => {
  openTab(tab)
  await countVisit(`/product/${PRODUCT}`)
  expect(reported).not.toHaveBeenCalled()
})

test('a page drawn ahead counts once somebody looks at it', async () => {
  openTab()
  Object.assign(document, { hidden: true })
  const counting = countVisit('/category/all')
  await Promise.resolve()
  expect(reported).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  await counting
  expect(reported).toHaveBeenCalledOnce()
})

test('the tab keeps nothing but that it was counted', async () => {
  const notes = openTab()
  await countVisit('/category/all')
  expect([...notes]).toEqual([['visit-counted', 'yes']])
})

test('a question counts once, and how far it led: to a piece, and into the cart', async () => {
  openTab({ referrer: 'https://lanai.example/' })
  await countVisit('/category/all', 'green couch')
  await countVisit('/category/sofa', 'green couch')
  await countVisit(`/product/${PRODUCT}`)
  await countVisit('/category/all', 'green couch')
  await countVisit(`/product/${PRODUCT}`)
  await countVisit('/login')
  await countCarted()
  await countCarted()
  const counted = bodies().map(({ search, product }) => [search?.step, search?.question, product])
  expect(counted).toEqual([
    ['asked', 'green couch', undefined],
    ['opened', 'green couch', PRODUCT],
    [undefined, undefined, PRODUCT],
    ['carted', 'green couch', undefined],
  ])
})

test('a piece picked from suggestions counts for what was typed', async () => {
  openTab({ referrer: 'https://lanai.example/' })
  await countPicked('green cou')
  await countVisit(`/product/${PRODUCT}`)
  await countCarted()
  await countPicked('green cou')
  expect(bodies().map(({ search }) => [search?.step, search?.question])).toEqual([
    ['asked', 'green cou'],
    ['opened', 'green cou'],
    ['carted', 'green cou'],
  ])
})

test('what is opened from another list came of no question', async () => {
  openTab({ referrer: 'https://lanai.example/' })
  await countVisit('/category/all', 'rattan')
  await countVisit('/category/chair')
  await countVisit(`/product/${PRODUCT}`)
  await countCarted()
  expect(bodies().map(({ search }) => search?.step)).toEqual(['asked', undefined])
})
