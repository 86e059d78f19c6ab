import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connections, Lease } from './connections.ts'

/** Knows whether the code that asks runs inside a transaction that is still open. */
export class Hold {
  #open = new AsyncLocalStorage<{ open: boolean }>()

  get isOpen(): boolean {
    return this.#open.getStore()?.open ?? false
  }

  /** Does `work` as the inside of an open transaction. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const transaction = { open: true }
    try {
      return await this.#open.run(transaction, work)
    } finally {
      transaction.open = false
    }
  }
}

/** `connections`, of which there is only one, refusing to wait for itself. */
export function guardSingleConnection(connections: Connections, hold: Hold): Connections {
  function refuseInside(): void {
    if (!hold.isOpen) return
    throw new Error(
      'A query on the outer `db` inside an open transaction would wait for ever on the embedded database: pass `tx`',
    )
  }

  return {
    single: true,
    async lease(): Promise<Lease> {
      refuseInside()
      return connections.lease()
    },
    async query(statement, values) {
      refuseInside()
      return connections.query(statement, values)
    },
  }
}
