import { defineConfig } from 'vitest/config'

const journeys = 'tests/journeys/**/*.test.{ts,tsx}'
const longProofs = 'tests/promises/long/**/*.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['tests/support/databases/migrated-dump.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
    // Two cores carry the shop, a browser and the tests: what is waited for may take its time.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'dist/**', 'data/**', journeys, longProofs],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // One browser at a time, with both cores to itself. A walk that a slow machine broke off is begun
        // again, twice at most, and the report says so.
        test: {
          name: 'journeys',
          include: [journeys],
          fileParallelism: false,
          retry: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        // Kills, outages, floods: minutes each, and each with the machine to itself. `npm run promises` runs them.
        test: {
          name: 'long',
          include: [longProofs],
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
