import { api, type ApiKey } from '#contract/api.ts'
import { holdsFiles } from '#kit/core/operation/files.ts'
import type { Operation } from '#contract/endpoint.ts'
import { type Person, personOf } from '#tests/support/people.ts'

/** An operation with somebody who may ask it, and its address with ids that stand for nothing. */
export type CallableOperation = {
  key: ApiKey
  method: 'GET'
  path: string
  url: string
  person: Person
} & Operation

/** Every operation of the contract, to be asked raw. */
export const callableOperations: CallableOperation[] = Object.entries<Operation>(api).map(
  ([key, operation]) => {
    const [method = '', path = ''] = key.split(' ')
    const url = path.replaceAll(/:\w+/g, '99999999-9999-4999-8999-999999999999')
    const person = personOf[operation.access]
    return { key: key as ApiKey, method: method as 'GET', path, url, person, ...operation }
  },
)

/** Those that read a body as JSON. */
export const jsonOperations = callableOperations.filter(({ body }) => body && !holdsFiles(body))

/** Those that read a form. */
export const formOperations = callableOperations.filter(({ body }) => holdsFiles(body))

export function bearerOf({ token }: Person): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}
