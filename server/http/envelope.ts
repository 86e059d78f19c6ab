import { z } from 'zod'
import { api, type ApiKey } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'

/**
 * The success reply of D1: `success`, the named fields, and `data` repeating the field that the
 * operation names, or all of them. What the reply schema does not name is dropped here.
 */
export function envelope(operation: Operation, reply: unknown): Record<string, unknown> {
  if (operation.reply === 'file') throw new Error('A file has no envelope')
  const fields: Record<string, unknown> = z.encode(operation.reply, reply as Record<string, unknown>)
  return { success: true, ...fields, data: operation.data ? fields[operation.data] : fields }
}

/** A success reply that is JSON already, envelope and all. */
export class ReadyReply {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Makes replies of the operation `key` of the JSON of the field that `data` repeats, and the other fields as they are. */
export function readyReplies(key: ApiKey): (json: string, others?: Record<string, unknown>) => ReadyReply {
  const { reply, data }: Operation = api[key]
  if (reply === 'file' || !data) throw new Error(`${key} names nothing that data repeats`)
  const { [data]: _ready, ...shape } = reply.shape
  const rest = z.object(shape)
  return (json, others = {}) => {
    const further = JSON.stringify(z.encode(rest, others)).slice(1, -1)
    const fields = [`"success":true`, `"${data}":${json}`, ...(further ? [further] : []), `"data":${json}`]
    return new ReadyReply(`{${fields.join(',')}}`)
  }
}
