import type { Connections, Lease } from '#kit/node/db/connections.ts'
import { DatabaseUnavailable } from '#kit/node/db/database-fault.ts'

/** What no reply may ever tell. */
export const PLANTED = 'a planted failure'

const faultKinds = [
  'statement refused',
  'commit refused',
  'lost before commit',
  'lost after commit',
  'store refused',
  'slow',
] as const
type FaultKind = (typeof faultKinds)[number]
export const faultsWithoutFiles = faultKinds.filter((kind) => kind !== 'store refused')
export const faultsWithFiles = faultKinds

/** One thing that goes wrong during one call: the `at`-th time that the shop comes to such a point. */
export type Fault = { kind: FaultKind; at: number }

type Point = 'statement' | 'commit' | 'committed' | 'store'

const pointOf: Record<FaultKind, Point> = {
  'statement refused': 'statement',
  'commit refused': 'commit',
  'lost before commit': 'commit',
  'lost after commit': 'committed',
  'store refused': 'store',
  slow: 'statement',
}

/** Turns of the event loop that a slow statement waits, and milliseconds that pass on the shop's clock meanwhile. */
const SLOW_TURNS = 20
const SLOW_MS = 3_000

/** Lets one call to the database or the file store go wrong, when it was told to. */
export class Trouble {
  #fault: Fault | undefined
  #met = 0
  #isHit = false
  readonly #wait: (ms: number) => void

  constructor(wait: (ms: number) => void) {
    this.#wait = wait
  }

  arm(fault: Fault): void {
    this.#fault = fault
    this.#met = 0
    this.#isHit = false
  }

  /** Ends it, and says whether it came to that. */
  disarm(): boolean {
    this.#fault = undefined
    return this.#isHit
  }

  async meet(point: Point): Promise<void> {
    const fault = this.#fault
    if (!fault || pointOf[fault.kind] !== point || ++this.#met !== fault.at) return
    this.#isHit = true
    if (fault.kind === 'slow') return this.#beSlow()
    // A connection that is lost leaves open what became of the work; whatever else refuses has not done it.
    throw fault.kind.startsWith('lost') ? new DatabaseUnavailable(PLANTED) : new Error(PLANTED)
  }

  async #beSlow(): Promise<void> {
    this.#wait(SLOW_MS)
    for (let turn = 0; turn < SLOW_TURNS; turn++) await new Promise((done) => setImmediate(done))
  }
}

/** `connections`, each statement and commit of which may go wrong. */
export function troubledConnections(connections: Connections, trouble: Trouble): Connections {
  return {
    single: connections.single,
    lease: async () => troubledLease(await connections.lease(), trouble),
    async query(statement, values) {
      await trouble.meet('statement')
      if (!writes.test(statement.text)) return connections.query(statement, values)
      await trouble.meet('commit')
      const result = await connections.query(statement, values)
      await trouble.meet('committed')
      return result
    },
  }
}

/** A statement that writes outside of a transaction is one by itself. */
const writes = /\b(insert|update|delete)\b/i

function troubledLease(lease: Lease, trouble: Trouble): Lease {
  return {
    async query(statement, values) {
      await trouble.meet('statement')
      return lease.query(statement, values)
    },
    begin: (patience) => lease.begin(patience),
    async commit() {
      await trouble.meet('commit')
      await lease.commit()
      await trouble.meet('committed')
    },
    rollback: (savepoint) => lease.rollback(savepoint),
    release: () => lease.release(),
  }
}
