import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const allJourneys = 'tests/journeys/**/*.test.{ts,tsx}'
const longProofs = 'tests/promises/long/**/*.test.ts'

const named = (folder: string, names: string) => names.split(/\s+/).map((name) => `${folder}/${name}.test.ts`)

/** What most people do in the shop and the studio, from the first look to the paid order. */
export const journeys = named(
  'tests/journeys',
  `answer-a-design ask-for-a-quote ask-the-studio browse-the-collection buy-a-package by-keyboard cancel-an-order
  choose-a-piece create-a-product deposit-then-balance design-a-home find-a-green-couch furnish-a-design
  import-products leave-a-form lost-password my-profile on-a-narrow-phone open-an-account order-at-listed-prices
  own-account pay-an-order review-a-piece run-the-back-office sell-as-a-seller send-a-floor-plan start-the-day
  when-a-session-ends without-scripts`,
)

/** What needs a file of seconds, and little else would break: the demo, whole booklets, limits that are reached. */
export const slow = [
  ...named('demo', 'demo-models load-demo many-products open-demo package-homes studio'),
  ...named('server', 'documents/booklet-paper products/import/unreadable-files'),
  ...named('kit', 'core/dxf/dear-drawings node/db/empty-database node/http/socket-limits'),
  ...named(
    'tests/promises',
    'addresses-in-data limits list-limits only-needed-fields private-files reset-fails-cleanly who-has-an-account',
  ),
  'tests/operations/uploads-broken-off.test.ts',
]

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
    'container dev first-start guide-walked health hostile-input killed-first-start on-postgres wrong-settings',
  ),
  ...named('server', 'outbox/killed-sender products/snapshot settings/save-at-once'),
  ...named('kit/node', 'db/replica db/standby files/s3-store'),
]

/** What has to be done within seconds, or takes hundreds of megabytes, and so needs the machine for itself. */
export const timed = [
  ...named('kit/node/db', 'embedded migrate postgres single-writer-lock'),
  'kit/node/http/shed-load.test.ts',
  'server/designs/booklet/booklet-files.test.ts',
  'tests/operations/stopping.test.ts',
  'demo/loading-time.test.ts',
]

/** Projects of one group share the two workers, the first named first: none waits for the last file of another. */
const project = (group: number, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { ...test, sequence: { groupOrder: group } },
})
const ORDER = ['fast', 'slow', 'journeys', 'pages', 'races', 'proofs', 'timed', 'long']
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
      ORDER.indexOf(project.name) - (LONG.test(moduleId) ? 0.5 : 0)
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
          allJourneys,
          longProofs,
          ...slow,
          ...races,
          ...proofs,
          ...timed,
        ],
      }),
      project(1, { name: 'slow', include: slow }),
      project(1, { name: 'journeys', include: journeys, ...inBrowser }),
      // Every page and state, and what fewer people do.
      project(1, { name: 'pages', include: [allJourneys], exclude: journeys, ...inBrowser }),
      project(1, { name: 'races', include: races, ...onCluster }),
      project(1, { name: 'proofs', include: proofs, ...onCluster }),
      project(2, { name: 'timed', include: timed, ...onCluster, fileParallelism: false }),
      // Kills, outages, floods: minutes each. `npm run promises` runs them.
      project(3, {
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
