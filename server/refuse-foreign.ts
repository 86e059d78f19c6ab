import { z } from 'zod'
import type { Operation } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { isSameValue } from '#domain/audit.ts'
import { envelope } from '#kit/node/http/envelope.ts'

/**
 * Refuses by name what a change does not take, but for what the thing says of itself: its reply may be sent back whole
 * (D32).
 *
 * @throws Problem `validation_failed`
 */
export async function refuseForeign(
  operation: Operation,
  sent: object,
  read: () => Promise<object>,
): Promise<void> {
  const taken = operation.body instanceof z.ZodObject ? operation.body.shape : {}
  const foreign = Object.entries(sent).filter(([name]) => !Object.hasOwn(taken, name))
  if (foreign.length === 0) return
  const shown = new Map(Object.entries(asSent(envelope(operation, await read()).data) as object))
  const changed = foreign.filter(([name, value]) => !shown.has(name) || !isSaid(value, shown.get(name)))
  const fields = Object.fromEntries(changed.map(([name]) => [name, `${name} cannot be changed here`]))
  const [message] = Object.values(fields)
  if (message !== undefined) throw new Problem('validation_failed', { message, fields })
}

/** As JSON, or as the part of a form: words as they are, everything else as JSON text. */
function isSaid(sent: unknown, shown: unknown): boolean {
  if (isSameValue(asSent(sent), shown)) return true
  return typeof sent === 'string' && typeof shown !== 'string' && isSameValue(asSent(parsed(sent)), shown)
}

/** As it comes over the wire; links to files without their signature, which is another each time. */
function asSent(value: unknown): unknown {
  if (value === undefined) return undefined
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' && part.startsWith('/api/files/') ? part.replace(/\?.*/, '') : part,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
