import { buildPages } from '../../../bin/build-pages.mjs'
import { unpackBrowser } from './browser.ts'

/** Vitest's set-up of whatever a browser visits: two workers do not both build or unpack. */
export async function setup(): Promise<void> {
  buildPages()
  await unpackBrowser()
}
