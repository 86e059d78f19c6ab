import { z } from 'zod'
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
