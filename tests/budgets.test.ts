import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { assetsFrom, type Manifest } from '#server/pages/assets.ts'
import { buildPages } from '../bin/build-pages.mjs'

const client = fileURLToPath(new URL('../dist/client', import.meta.url))
const KB = 1000

beforeAll(() => buildPages(), 120_000)

/** Gzipped kilobytes of JavaScript that a page fetches before anything is touched. */
function scriptWeight(pageFile: string): number {
  const manifest = JSON.parse(readFileSync(`${client}/manifest.json`, 'utf8')) as Manifest
  const { entry, modules } = assetsFrom(manifest)([pageFile])
  const files = [entry, ...modules].filter((file) => file.endsWith('.js'))
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(client + file)).length, 0) / KB
}

test.each([
  ['web/storefront/category/category-page.tsx', 110],
  ['web/storefront/product/product-page.tsx', 110],
  ['web/storefront/packages/packages-page.tsx', 110],
  ['web/storefront/custom-design/custom-design-page.tsx', 110],
])('%s starts with at most %i kB of JavaScript', (pageFile, budget) => {
  expect(scriptWeight(pageFile)).toBeLessThan(budget)
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
