import { api, type ApiKey } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { filePartsOf } from '#kit/core/operation/files.ts'
import { nobody, personOf } from '#tests/support/people.ts'
import { chance as chanceFrom, type Chance } from '#tests/support/catalogue/random-catalogue.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import type { Targets } from './fuzz-shop.ts'
import { valuesBy } from './schema-values.ts'

/** One request that nobody would make, ready to be sent. */
export type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

/** Ends the session with which all the others are asked. */
const sparedKeys = new Set<ApiKey>(['GET /api/users/logout'])

const operations = Object.entries<Operation>(api).filter(([key]) => !sparedKeys.has(key as ApiKey))

/** `count` requests over all operations, the same for the same seed and targets. */
export function* fuzzRequests(seed: number, count: number, targets: Targets): Generator<FuzzRequest> {
  const chance = chanceFrom(seed)
  for (let n = 0; n < count; n++) {
    const [key, operation] = operations[Math.floor(chance() * operations.length)] as [string, Operation]
    yield requestOf(key, operation, chance, targets)
  }
}

function requestOf(key: string, operation: Operation, chance: Chance, targets: Targets): FuzzRequest {
  const values = valuesBy(chance, Object.values(targets).flat())
  const [method = '', pattern = ''] = key.split(' ')
  const [, , room = ''] = pattern.split('/')
  const own = targets[room] ?? Object.values(targets).flat()
  const path = pattern.replaceAll(/:\w+/g, () =>
    encodeURIComponent(wellFormed(chance() < 0.9 ? values.any(own) : values.hostile())),
  )
  const query = operation.query ? queryOf(values.of(operation.query)) : ''
  const { token } = chance() < 0.9 ? personOf[operation.access] : nobody
  const body = operation.body && bodyOf(operation.body, values, chance)
  const headers: Record<string, string> = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(operation.idempotent &&
      chance() < 0.5 && { 'idempotency-key': `fuzz-key-${Math.floor(chance() * 50)}` }),
  }
  return { method, path: `${path}${query && `?${query}`}`.slice(0, 4000), headers, body }
}

function bodyOf(schema: NonNullable<Operation['body']>, values: ReturnType<typeof valuesBy>, chance: Chance) {
  const parts = filePartsOf(schema)
  const value = values.of(schema)
  if (Object.keys(parts).length > 0) return formOf(value, Object.keys(parts), values, chance)
  const text = JSON.stringify(value)
  return chance() < 0.03 ? text.slice(0, Math.floor(chance() * text.length)) : text
}

function formOf(
  value: unknown,
  parts: string[],
  values: ReturnType<typeof valuesBy>,
  chance: Chance,
): FormData {
  const form = new FormData()
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  for (const [name, field] of fields) if (!parts.includes(name)) form.append(name, wellFormed(field))
  const [kind, bytes] = values.any(Object.entries(sampleFiles))
  const sent = chance() < 0.5 ? bytes : spoilt(bytes, chance)
  const name = values.any(parts)
  if (chance() < 0.9) form.append(name, new Blob([new Uint8Array(sent)]), `fuzz.${kind}`)
  return form
}

/** The bytes with some of them changed, or cut off. */
function spoilt(bytes: Uint8Array, chance: Chance): Uint8Array {
  const copy = Uint8Array.from(bytes.subarray(0, Math.ceil(chance() * bytes.length)))
  for (let n = 0; n < 8; n++) copy[Math.floor(chance() * copy.length)] = Math.floor(chance() * 256)
  return copy
}

function queryOf(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return fields
    .map(([name, field]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(field))}`)
    .join('&')
}

function wellFormed(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.toWellFormed().slice(0, 3000)
}

/** A body as a report shows it. */
export function shown(body: FuzzRequest['body']): string {
  return body instanceof FormData ? `a form of ${[...body.keys()].join(', ')}` : (body ?? '').slice(0, 300)
}
