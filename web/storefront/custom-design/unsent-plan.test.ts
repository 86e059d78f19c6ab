import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as UnsentPlan from './typed-brief.ts'
import { briefFrom } from './typed-brief.ts'

const brief = { ...briefFrom(null), notes: 'The dog sleeps in the living room.' }
const file = new File(['plan'], 'plan.png')
const notes = new Map<string, string>()

beforeEach(() => {
  const sessionStorage = {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, text: string) => notes.set(name, text),
    removeItem: (name: string) => notes.delete(name),
  }
  vi.stubGlobal('window', { sessionStorage })
})

afterEach(() => {
  vi.unstubAllGlobals()
  notes.clear()
})

/** A page that was just loaded: it remembers nothing of its own. */
async function loaded(): Promise<typeof UnsentPlan> {
  vi.resetModules()
  return import('./typed-brief.ts')
}

test('what a visitor had typed and chosen is theirs after the login, once', async () => {
  const page = await loaded()
  page.savePendingUpload({ brief, file, fileName: 'plan.png' }, undefined)
  expect(page.takePendingUpload('leilani')).toEqual({ brief, file, fileName: 'plan.png' })
  expect(page.takePendingUpload('leilani')).toBeUndefined()
  expect(notes.size).toBe(0)
})

test('a reload keeps the words and the name of the file, but not the file', async () => {
  const page = await loaded()
  page.savePendingUpload({ brief, file, fileName: 'plan.png' }, undefined)
  expect((await loaded()).takePendingUpload('leilani')).toEqual({ brief, fileName: 'plan.png' })
})

test('what somebody left who was signed in is for nobody else, and in no storage', async () => {
  const page = await loaded()
  page.savePendingUpload({ brief, file }, 'leilani')
  expect(notes.size).toBe(0)
  expect(page.takePendingUpload('kai')).toBeUndefined()
  expect(page.takePendingUpload(undefined)).toBeUndefined()
  expect(page.takePendingUpload('leilani')).toEqual({ brief, file })
})
