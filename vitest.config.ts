import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const journeys = 'tests/journeys/**/*.test.{ts,tsx}'
const longProofs = 'tests/promises/long/**/*.test.ts'

const named = (folder: string, names: string) => names.split(/\s+/).map((name) => `${folder}/${name}.test.ts`)

/** Journeys along pages that few changes touch: every state of each, every failure, the widths between. */
export const pages = named(
  'tests/journeys',
  `broken-off-checkout checkout-on-this-device every-page-between every-state follow-a-card keep-packages
  keep-stock keep-the-policy long-words look-at-packages lose-the-line make-it-ones-own manage-categories manage-users print-an-order
  read-sales-reports read-the-api-docs read-the-audit-log read-the-letters see-a-piece-in-3d studio-by-keyboard
  what-a-page-weighs when-a-design-fails when-a-page-fails when-an-account-fails when-an-order-fails
  when-shopping-fails when-the-studio-fails will-it-fit`,
)

/** Races on PostgreSQL within one process; each file has a database of its own. */
export const races = named(
  'tests/promises',
  `boards books-at-once cart customer-moves design-cart design-moves design-revisions fails-cleanly grows-no-further hostile-uploads import
  bank inventory large-import late-deposit money-counted-once no-sql-from-data one-submit-one-order one-winner packages people product-edits reviews stock stocktake
  temporary-password wishlist`,
)

/** What needs processes of its own, or the machine for itself. */
export const proofs = [
  ...named(
    'tests/promises',
    `backup bad-fields deleted-meanwhile described-input file-room forged-fields four-words fuzz killed simulation storage-full
    two-processes upgrade uploads-under-way`,
  ),
  ...named(
    'tests/operations',
    'first-start guide-walked health hostile-input killed-first-start on-postgres stopping wrong-settings',
  ),
  ...named('server', 'outbox/killed-sender products/snapshot settings/save-at-once'),
  ...named('kit/node', 'db/embedded db/migrate db/postgres db/replica db/single-writer-lock files/s3-store'),
  ...named('demo', 'loading-time'),
]

/** One project after the other; a later one never takes the machine from an earlier one. */
const project = (order: number, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { ...test, sequence: { groupOrder: order } },
})
const oneByOne = { fileParallelism: false }
const onCluster = { globalSetup: ['tests/support/databases/shared-cluster.ts'] }
/** A journey is many pages long; on a slow machine with a browser beside it each may take its time. */
const inBrowser = { globalSetup: ['tests/support/street/built-pages.ts'], testTimeout: 240_000 }

export default defineConfig({
  test: {
    globalSetup: ['tests/support/databases/migrated-dump.ts'],
    pool: 'threads',
    // Files of one worker share its database, its shop and its browser.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    // Two cores carry the shop, a browser and the tests: what is waited for may take its time.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    projects: [
      project(1, {
        name: 'fast',
        include: ['**/*.test.{ts,tsx}'],
        exclude: ['**/node_modules/**', 'dist/**', 'data/**', journeys, longProofs, ...races, ...proofs],
      }),
      project(2, { name: 'journeys', include: [journeys], exclude: pages, ...inBrowser }),
      project(3, { name: 'pages', include: pages, ...inBrowser }),
      project(4, { name: 'races', include: races, ...onCluster }),
      project(5, { name: 'proofs', include: proofs, ...onCluster, ...oneByOne }),
      // Kills, outages, floods: minutes each. `npm run promises` runs them.
      project(6, {
        name: 'long',
        include: [longProofs],
        ...oneByOne,
        ...inBrowser,
        testTimeout: 3_600_000,
        hookTimeout: 120_000,
      }),
    ],
  },
})
