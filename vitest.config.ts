import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const journeys = 'tests/journeys/**/*.test.{ts,tsx}'
const longProofs = 'tests/promises/long/**/*.test.ts'

const named = (folder: string, names: string) => names.split(/\s+/).map((name) => `${folder}/${name}.test.ts`)

/** Journeys along pages that few changes touch: every state of each, every failure. */
export const pages = named(
  'tests/journeys',
  `broken-off-checkout checkout-on-this-device every-state follow-a-card keep-packages
  keep-stock keep-the-policy long-words look-at-packages lose-the-line make-it-ones-own manage-categories manage-users print-an-order
  read-sales-reports read-the-api-docs read-the-audit-log read-the-letters see-a-piece-in-3d studio-by-keyboard
  what-a-page-weighs when-a-design-fails when-a-page-fails when-an-account-fails when-an-order-fails
  when-shopping-fails when-the-studio-fails will-it-fit`,
)

/** Races on PostgreSQL within one process; each file has a database of its own. */
export const races = named(
  'tests/promises',
  `boards books-at-once cart customer-moves design-cart design-moves design-revisions fails-cleanly grows-no-further hostile-uploads import
  bank inventory large-import late-deposit money-counted-once no-sql-from-data one-submit-one-order one-winner packages people product-edits reviews stock stocktake swatches
  temporary-password wishlist`,
)

/** What needs processes or a database server of its own. */
export const proofs = [
  ...named(
    'tests/promises',
    `backup bad-fields deleted-meanwhile described-input file-room forged-fields four-words fuzz killed simulation storage-full
    two-processes upgrade uploads-under-way`,
  ),
  ...named(
    'tests/operations',
    'container first-start guide-walked health hostile-input killed-first-start on-postgres wrong-settings',
  ),
  ...named('server', 'outbox/killed-sender products/snapshot settings/save-at-once'),
  ...named('kit/node', 'db/replica db/standby files/s3-store'),
]

/** What has to be done within seconds, and so needs the machine for itself. */
export const timed = [
  ...named('kit/node/db', 'embedded migrate postgres single-writer-lock'),
  'tests/operations/stopping.test.ts',
  'demo/loading-time.test.ts',
]

/** One project after the other; a later one never takes the machine from an earlier one. */
const project = (order: number, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { ...test, sequence: { groupOrder: order } },
})
const onCluster = { globalSetup: ['tests/support/databases/shared-cluster.ts'] }
/** A journey is many pages long; on a slow machine with a browser beside it each may take its time. */
const inBrowser = { globalSetup: ['tests/support/street/built-pages.ts'], testTimeout: 240_000 }

/** Small files that take long: the runner begins with the large ones. */
const LONG = /\/(every-\w+|bad-fields|killed|large-import|no-sql-from-data|read-the-api-docs)\.test\.ts$/

/** What takes longest begins first: at the end it would run beside an idle core. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line no-array-sort -- the runner's own
    const sorted = await super.sort(files)
    const rank = ({ moduleId, project }: TestSpecification) =>
      project.config.sequence.groupOrder - (LONG.test(moduleId) ? 0.5 : 0)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
        exclude: [
          '**/node_modules/**',
          'dist/**',
          'data/**',
          journeys,
          longProofs,
          ...races,
          ...proofs,
          ...timed,
        ],
      }),
      project(2, { name: 'journeys', include: [journeys], exclude: pages, ...inBrowser }),
      project(3, { name: 'pages', include: pages, ...inBrowser }),
      project(4, { name: 'races', include: races, ...onCluster }),
      project(5, { name: 'proofs', include: proofs, ...onCluster }),
      project(6, { name: 'timed', include: timed, ...onCluster, fileParallelism: false }),
      // Kills, outages, floods: minutes each. `npm run promises` runs them.
      project(7, {
        name: 'long',
        include: [longProofs],
        fileParallelism: false,
        ...inBrowser,
        testTimeout: 3_600_000,
        hookTimeout: 120_000,
      }),
    ],
  },
})
