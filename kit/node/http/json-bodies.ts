import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '#kit/core/operation/problem.ts'

const BYTE_ORDER_MARK = '\ufeff'
/** A text in JSON, and the colon after it where it is the name of a field. */
const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/gs

/**
 * Reads JSON bodies. What two readers could read differently is refused: a name that stands twice in an object, a byte
 * order mark, names that reach for prototypes.
 */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    void parse(request, text, (error, body: unknown) => {
      const isAmbiguous = !error && (text.startsWith(BYTE_ORDER_MARK) || namesIn(text) !== fieldsOf(body))
      done(isAmbiguous ? new HttpProblem('malformed_request') : error, body)
    })
  })
}

function namesIn(text: string): number {
  let names = 0
  for (const [, colon] of text.matchAll(TEXT)) if (colon) names++
  return names
}

/** How many fields the objects in `body` have, however deep; without recursion, for bodies can be nested deep. */
function fieldsOf(body: unknown): number {
  let fields = 0
  const waiting = [body]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (typeof part !== 'object' || part === null) continue
    const inside: unknown[] = Object.values(part)
    if (!Array.isArray(part)) fields += inside.length
    for (const value of inside) waiting.push(value)
  }
  return fields
}
