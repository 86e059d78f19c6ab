import { expect, test } from 'vitest'
import { assetsFrom, type Manifest } from './assets.ts'

const manifest: Manifest = {
  'web/browser.tsx': {
    file: 'assets/browser-1.js',
    imports: ['_libraries.js'],
    css: ['assets/browser-1.css'],
  },
  'web/start.ts': { file: 'assets/start-1.js' },
  'web/private-page-files.ts': { file: 'assets/private-1.js' },
  '_libraries.js': { file: 'assets/libraries-1.js', imports: ['web/browser.tsx'] },
  'web/storefront/product/product-page.tsx': {
    file: 'assets/product-page-1.js',
    imports: ['_libraries.js', '_gallery.js'],
    css: ['assets/product-page-1.css'],
  },
  '_gallery.js': { file: 'assets/gallery-1.js', imports: ['_libraries.js'] },
  'kit/browser/ui/fonts/instrument-sans-latin.woff2': { file: 'assets/sans-1.woff2' },
  'kit/browser/ui/fonts/instrument-serif-latin.woff2': { file: 'assets/serif-1.woff2' },
}

test('names what a page needs, each file once and the entry apart', () => {
  expect(assetsFrom(manifest)(['web/storefront/product/product-page.tsx'])).toEqual({
    start: '/assets/start-1.js',
    entry: '/assets/browser-1.js',
    modules: ['/assets/libraries-1.js', '/assets/product-page-1.js', '/assets/gallery-1.js'],
    styles: ['/assets/browser-1.css', '/assets/product-page-1.css'],
    fonts: ['/assets/sans-1.woff2', '/assets/serif-1.woff2'],
  })
})

test('a page that is not drawn with its pictures starts with the entry itself', () => {
  const { start, entry } = assetsFrom(manifest)(['web/private-page-files.ts'])
  expect([start, entry]).toEqual(['/assets/browser-1.js', '/assets/browser-1.js'])
})

test('a page file that was not built is a fault that names it', () => {
  expect(() => assetsFrom(manifest)(['web/storefront/gone-page.tsx'])).toThrow('web/storefront/gone-page.tsx')
})
