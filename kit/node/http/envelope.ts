import { z } from 'zod'
import type { Operation } from '#kit/core/operation/operation.ts'

/**
 * A success reply: `success`, the named fields, and `data` repeating the field that the operation names, or all of
 * them. What the reply schema does not name is dropped here.
 */
export function envelope(operation: Operation, reply: unknown): Record<string, unknown> {
  if (operation.reply === 'file') throw new Error('A file has no envelope')
  const fields: Record<string, unknown> = z.encode(operation.reply, reply as Record<string, unknown>)
  return { success: true, ...fields, data: operation.data ? fields[operation.data] : fields }
}

/** A success reply that is JSON already, envelope and all. */
export class SerializedReply {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Makes replies of an operation from the JSON of the field that `data` repeats, and the other fields as they are. */
export function serializedReplies({
  reply,
  data,
  summary,
}: Operation): (json: string, others?: Record<string, unknown>) => SerializedReply {
  if (reply === 'file' || !data) throw new Error(`${summary}: names nothing that data repeats`)
  const { [data]: _json, ...shape } = reply.shape
  const rest = z.object(shape)
  return (json, others = {}) => {
    const further = JSON.stringify(z.encode(rest, others)).slice(1, -1)
    const fields = [`"success":true`, `"${data}":${json}`, ...(further ? [further] : []), `"data":${json}`]
    return new SerializedReply(`{${fields.join(',')}}`)
  }
}
