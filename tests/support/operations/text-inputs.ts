import type { Operation } from '#contract/endpoint.ts'
import { bodyFields, describedFields, type DescribedField } from './described-fields.ts'

/** Where an operation reads a text. */
export type TextInput = { where: 'params' | 'query' | 'body'; path: string[] }

/** Every text that an operation reads, in the address, the query or the body; what is looked up in a table too. */
export function textInputs(operation: Operation): TextInput[] {
  const texts = (fields: DescribedField[], where: TextInput['where']) =>
    fields
      .filter(({ kind, path }) => path.length > 0 && ['text', 'id', 'choice', 'other'].includes(kind))
      .map(({ path }) => ({ where, path }))
  return [
    ...texts(describedFields(operation.params), 'params'),
    ...texts(describedFields(operation.query), 'query'),
    ...texts(bodyFields(operation), 'body'),
  ]
}
