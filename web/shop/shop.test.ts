import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { apiContext } from '#web/api.ts'
import { RouterContextProvider } from '#kit/browser/router/router.ts'
import { forgetShop, isShopOld, loadShop, rememberShop, type Shop } from './shop.ts'

const MINUTE = 60_000
const at = (path: string) => new URL(path, 'https://lanai.example')
const asksAgain = (from: string, to: string) => isShopOld({ currentUrl: at(from), nextUrl: at(to) })

afterEach(() => {
  vi.restoreAllMocks()
  rememberShop(undefined)
})

function load(call: unknown): Promise<Shop> {
  const context = new RouterContextProvider()
  context.set(apiContext, call as Call)
  return loadShop({ request: new Request(at('/')), params: {}, context })
}

const answering = async () => ({ settings: { storeName: 'Koa House' }, categories: [], packages: [] })
const away = async () => {
  throw new Error('away')
}

test('the shop is asked for again with another page after a minute, and not before', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  await load(answering)
  now.mockReturnValue(1000 + MINUTE)
  expect(asksAgain('/category/sofa', '/category/chair')).toBe(false)
  now.mockReturnValue(1001 + MINUTE)
  expect(asksAgain('/category/sofa', '/category/chair')).toBe(true)
  expect(asksAgain('/category/sofa', '/category/sofa?page=2')).toBe(false)
})

test('forgotten, it is asked for again with the next step, once', async () => {
  await load(answering)
  expect(asksAgain('/admin/settings', '/admin/settings')).toBe(false)
  forgetShop()
  expect(asksAgain('/admin/settings', '/admin/settings')).toBe(true)
  await load(answering)
  expect(asksAgain('/admin/settings', '/admin/settings')).toBe(false)
})

test('where it cannot be had, a browser that shows it goes on with what it has', async () => {
  await expect(load(away)).rejects.toThrow('away')
  const shown = await load(answering)
  rememberShop(shown)
  expect(await load(away)).toBe(shown)
})
