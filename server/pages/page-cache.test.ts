import { beforeEach, expect, test } from 'vitest'
import type { LoadedPage } from '#contract/page.ts'
import { boundedQueue } from '#kit/node/jobs/bounded-queue.ts'
import { pageCache } from './page-cache.ts'

let now: Date
let price: number
let isAway: boolean
let isLastRead: boolean
let drawings: number
let loadings: number
let open: Promise<unknown>
let pages: ReturnType<typeof pageCache>

const cache = { version: 1, lastReads: 0 }

beforeEach(() => {
  now = new Date('2026-12-30T10:00:00Z')
  price = 100
  isAway = false
  isLastRead = false
  drawings = 0
  loadings = 0
  open = Promise.resolve()
  pages = pageCache({ load, inTurn: boundedQueue(4, 200), clock: () => now, cache })
})

async function load(address: string): Promise<LoadedPage> {
  loadings++
  await open
  if (address === '/moved') return { status: 301, location: '/' }
  if (address === '/away') throw new Error('The database is away')
  const state = JSON.stringify({ price })
  if (isLastRead) cache.lastReads++
  if (isAway) return { status: 503, state: '{}', draw: async () => 'later' }
  const draw = async () => `<html>${++drawings}: ${state} in ${now.getUTCFullYear()}</html>`
  return { status: address === '/none' ? 404 : 200, state, draw }
}

async function htmlOf(address: string): Promise<string> {
  const page = await pages.get(address)
  return 'location' in page ? page.location : String(page.plain)
}

/** Keeps all loadings until it is called. */
function holdBack(): () => void {
  let letGo = () => {}
  open = new Promise<void>((resolve) => (letGo = resolve))
  return letGo
}

test('a page is drawn once, for those too who ask for it at the same time', async () => {
  const both = await Promise.all([htmlOf('/'), htmlOf('/')])
  expect([...both, await htmlOf('/')]).toEqual(
    Array(3).fill('<!DOCTYPE html><html>1: {"price":100} in 2026</html>'),
  )
  expect({ loadings, drawings }).toEqual({ loadings: 1, drawings: 1 })
})

test('after ten minutes it is loaded again, since a day of the store may have ended, and not drawn', async () => {
  await htmlOf('/')
  now = new Date(now.getTime() + 9 * 60_000)
  await htmlOf('/')
  expect(loadings).toBe(1)
  now = new Date(now.getTime() + 60_000)
  await htmlOf('/')
  expect({ loadings, drawings }).toEqual({ loadings: 2, drawings: 1 })
})

test('after a change elsewhere it is loaded again and not drawn, and keeps its tag and its packed bytes', async () => {
  const before = await pages.get('/')
  cache.version++
  expect(await pages.get('/')).toBe(before)
  expect({ loadings, drawings }).toEqual({ loadings: 2, drawings: 1 })
  await pages.get('/')
  expect(loadings).toBe(2)
})

test('after a change of its own it is drawn again', async () => {
  await pages.get('/')
  price = 90
  cache.version++
  expect(await htmlOf('/')).toContain('"price":90')
})

test('what changes while a page is loaded is in the next', async () => {
  const letGo = holdBack()
  const early = htmlOf('/')
  await expect.poll(() => loadings).toBe(1)
  cache.version++
  const late = htmlOf('/')
  letGo()
  await early
  price = 80
  expect(await late).toContain('"price":80')
})

test('whoever comes while a loading has not begun waits for that one, whatever changed meanwhile', async () => {
  pages = pageCache({ load, inTurn: boundedQueue(1, 200), clock: () => now, cache })
  const letGo = holdBack()
  const first = pages.get('/other')
  const waiting = Array.from({ length: 20 }, () => {
    cache.version++
    return pages.get('/')
  })
  letGo()
  await Promise.all([first, ...waiting])
  expect(loadings).toBe(2)
})

test('on another day it is drawn again: the year stands in it', async () => {
  await pages.get('/')
  now = new Date('2027-01-01T00:00:01Z')
  cache.version++
  expect(await htmlOf('/')).toContain('in 2027')
})

test('what is not found, has moved or fails is not kept', async () => {
  expect(await htmlOf('/moved')).toBe('/')
  await expect(htmlOf('/away')).rejects.toThrow('The database is away')
  await htmlOf('/none')
  const before = loadings
  await htmlOf('/moved')
  await expect(htmlOf('/away')).rejects.toThrow('The database is away')
  await htmlOf('/none')
  expect(loadings - before).toBe(3)
})

test('while its questions cannot be answered a page is sent as it was, and loaded again each time', async () => {
  const before = await htmlOf('/')
  isAway = true
  price = 200
  cache.version++
  expect([await htmlOf('/'), await htmlOf('/'), loadings]).toEqual([before, before, 3])
  expect((await pages.get('/new')).status).toBe(503)
  isAway = false
  expect(await htmlOf('/')).toContain('{"price":200}')
})

test('a page made of what was last read is loaded again each time until it is made of what is there', async () => {
  isLastRead = true
  expect(await htmlOf('/')).toContain('{"price":100}')
  price = 200
  expect(await htmlOf('/')).toContain('{"price":200}')
  isLastRead = false
  await htmlOf('/')
  await htmlOf('/')
  expect(loadings).toBe(3)
})
