import { createHash } from 'node:crypto'
import { pdfOf } from '#tests/operations/large-samples.ts'
import { inOneTransaction, rowsIn } from '#server/backup/stored-rows.ts'
import { listMigrations, tablesOf } from '#server/backup/versions.ts'
import type { Database } from '#kit/node/db/database.ts'
import { orderForm } from '../seed/order.ts'

const LANES = 6
const PASSWORD = 'a-drill-in-the-morning'
/** What the shop writes by itself, or again and again: a row of these may be another a moment later. */
const EVER_CHANGING = new Set(['inventory', 'sessions', 'request_counts', 'wrong_tries', 'idempotency_keys'])

const home = {
  street: '1 Kalia Road',
  city: 'Honolulu',
  state: 'HI',
  zipCode: '96815',
  country: 'United States',
}

/** A customer of a shop that is reached over HTTP alone. */
export type Customer = {
  /** Places an order and gives its id, once that is acknowledged. */
  order(): Promise<string>
  /** Sends evidence of its own kind for an order, and gives its SHA-256. */
  bringEvidence(order: string, number: number): Promise<string>
  evidenceOf(order: string): Promise<string>
}

/** Registers at the shop at `address`, or signs in there with the password of then. */
export async function customerAt(
  address: string,
  product: string,
  come: 'register' | 'login',
): Promise<Customer> {
  const person = { email: 'drill@example.com', password: PASSWORD }
  const named = { ...person, firstName: 'Drill', lastName: 'Akana', address: home }
  const body = come === 'register' ? named : person
  const { token } = await requested<{ token: string }>(`${address}/api/users/${come}`, json(body))
  const headers = { authorization: `Bearer ${token}` }
  const ordersAt = `${address}/api/orders`
  return {
    async order() {
      const { order } = await requested<{ order: { _id: string } }>(
        ordersAt,
        json(orderForm(product), headers),
      )
      return order._id
    },
    async bringEvidence(id, number) {
      const bytes = pdfOf(2_000 + 997 * number)
      const form = new FormData()
      form.append('paymentEvidence', new File([new Uint8Array(bytes)], `receipt-${number}.pdf`))
      await requested(`${ordersAt}/${id}/payment-evidence`, { method: 'POST', headers, body: form })
      return sha256(bytes)
    },
    async evidenceOf(id) {
      const { order } = await requested<{ order: { paymentEvidence: { url: string } } }>(
        `${ordersAt}/${id}`,
        {
          headers,
        },
      )
      const reply = await fetch(`${address}${order.paymentEvidence.url}`)
      return sha256(new Uint8Array(await reply.arrayBuffer()))
    },
  }
}

/** Does `act` `times` times, a few at once. */
export async function inLanes(times: number, act: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < times) await act(next++)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** The rows that stay as they are once they were written, each by its hash. */
export async function lastingRows(database: Database): Promise<Set<string>> {
  const hashes = new Set<string>()
  const tables = (await tablesOf(listMigrations().length)).filter((table) => !EVER_CHANGING.has(table))
  await database.withClient((client) =>
    inOneTransaction(client, 'isolation level repeatable read, read only', async () => {
      for (const table of tables)
        for await (const lines of rowsIn(client, table))
          for (const line of lines) hashes.add(sha256(`${table} ${line}`))
    }),
  )
  return hashes
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function json(body: unknown, headers = {}): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

async function requested<T>(address: string, init: RequestInit): Promise<T> {
  const reply = await fetch(address, init)
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}
