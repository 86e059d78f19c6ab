import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import { openPlan } from './open-plan.ts'

const dwg = { name: 'House.DWG', contentType: 'application/octet-stream', url: '/api/files/1?signature=a' }
const never = new AbortController().signal
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('window', {
    location: new URL('https://shop.example/account'),
    localStorage: { getItem: (key: string) => (key === 'token' ? 'secret' : null) },
  })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('tells the version of a drawing that carries no picture', async () => {
  fetched.mockImplementation(async () => new Response('AC1027\0\0\0\0\0and much more'))
  expect(await openPlan({ file: dwg }, never)).toMatchObject({ kind: 'closed', version: 'AutoCAD 2013' })
})

test('believes the server about the version, and fetches the file for nothing then', async () => {
  const plan = await openPlan({ file: { ...dwg, version: 'AutoCAD 2018' } }, never)
  expect(plan).toMatchObject({ kind: 'closed', version: 'AutoCAD 2018' })
  expect(fetched).not.toHaveBeenCalled()
})

test('refuses a file that is nothing to be shown', async () => {
  fetched.mockImplementation(async () => new Response('<svg onload=alert(1)>'))
  await expect(openPlan({ file: { ...dwg, name: 'plan.png' } }, never)).rejects.toThrow(PlanUnreadable)
})

test('takes a broken line for no fault of the file', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 503 }))
  const failure = await openPlan({ file: { ...dwg, name: 'plan.pdf' } }, never).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(PlanUnreadable)
})

test.each([
  ['/api/files/1', 'Bearer secret'],
  ['https://elsewhere.example/plan.pdf', null],
])('shows who asks to our own server only: %s', async (url, sent) => {
  fetched.mockImplementation(async () => new Response(''))
  await openPlan({ file: { ...dwg, url, name: 'plan.pdf' } }, never).catch(() => undefined)
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers)
  expect(headers.get('authorization')).toBe(sent)
})
