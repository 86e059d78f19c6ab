import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**'],
    globalSetup: ['tests/support/migrated-dump.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
    // Two cores carry the shop, a browser and the tests: what is waited for may take its time.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
