import { buildPages } from '../../../bin/build-pages.mjs'

/** Vitest's set-up of whatever a browser visits: two workers do not both build. */
export function setup(): void {
  buildPages()
}
