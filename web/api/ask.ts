import { queryOptions } from '@tanstack/react-query'
import type { ApiKey } from '#contract/api.ts'
import type { Ask, Reply } from '#contract/call.ts'
import { call } from './call.ts'

type Readable = Extract<ApiKey, `GET ${string}`>
type AskOf<K extends Readable> = Omit<Ask<K>, 'signal' | 'idempotencyKey' | 'asForm'>
type AskArguments<K extends Readable> = object extends AskOf<K> ? [ask?: AskOf<K>] : [ask: AskOf<K>]

/**
 * What a private page asks for: `useQuery(ask('GET /api/orders/myorders'))`.
 * To ask again after a change: `queryClient.invalidateQueries({ queryKey: ['GET /api/orders/myorders'] })`.
 */
export function ask<K extends Readable>(key: K, ...[asked]: AskArguments<K>) {
  return queryOptions({
    queryKey: [key, asked ?? {}] as const,
    queryFn: ({ signal }): Promise<Reply<K>> =>
      (call as LooseCall)(key, { ...asked, signal }) as Promise<Reply<K>>,
  })
}

type LooseCall = (key: ApiKey, ask: object) => Promise<unknown>
