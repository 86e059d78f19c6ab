import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { assetsFrom, type Manifest } from '#server/pages/assets.ts'
import { buildPages } from '../bin/build-pages.mjs'

const client = fileURLToPath(new URL('../dist/client', import.meta.url))
const KIB = 1024

beforeAll(() => buildPages(), 120_000)

/** KiB of JavaScript, as browsers get it, that page files fetch before anything is touched. */
function scriptWeight(...pageFiles: string[]): number {
  const manifest = JSON.parse(readFileSync(`${client}/manifest.json`, 'utf8')) as Manifest
  const { entry, modules } = assetsFrom(manifest)(pageFiles)
  const files = [entry, ...modules].filter((file) => file.endsWith('.js'))
  return files.reduce((sum, file) => sum + statSync(`${client}${file}.br`).size, 0) / KIB
}

test.each([
  ['web/storefront/category/category-page.tsx', 95],
  ['web/storefront/product/product-page.tsx', 105],
  ['web/storefront/packages/packages-page.tsx', 105],
  ['web/storefront/custom-design/custom-design-page.tsx', 105],
  ['web/account/cart/cart-page.tsx', 107],
])('%s starts with at most %i KiB of JavaScript', (pageFile, budget) => {
  expect(scriptWeight(pageFile)).toBeLessThan(budget)
})

test('the desk on which a room is furnished brings at most 40 KiB beyond its page', () => {
  const page = 'web/storefront/plan-your-room/plan-your-room-page.tsx'
  const desk = 'web/storefront/plan-your-room/furnishing.tsx'
  expect(scriptWeight(desk) - scriptWeight(page)).toBeLessThan(40)
  expect(scriptWeight(page)).toBeLessThan(110)
})

test('3D brings at most 150 KiB beyond the desk', () => {
  const desk = 'web/storefront/plan-your-room/furnishing.tsx'
  expect(scriptWeight(desk, 'web/boards/in-3d/board-3d.tsx') - scriptWeight(desk)).toBeLessThan(150)
})

test('no page of the shop brings code of the back office', () => {
  const manifest = JSON.parse(readFileSync(`${client}/manifest.json`, 'utf8')) as Manifest
  const { modules } = assetsFrom(manifest)(['web/storefront/category/category-page.tsx'])
  const adminFiles = Object.entries(manifest)
    .filter(([source]) => source.startsWith('web/admin/'))
    .map(([, { file }]) => `/${file}`)
  expect(adminFiles.length).toBeGreaterThan(0)
  expect(modules.filter((file) => adminFiles.includes(file))).toEqual([])
})
