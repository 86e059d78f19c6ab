import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '#kit/core/operation/problem.ts'
import { limitEach } from '#kit/node/jobs/limit-each.ts'
import { networkOf } from '#kit/node/limits/caller-network.ts'

const BYTE_ORDER_MARK = '\ufeff'
/** From so many characters on a body takes its time, and those of one address are read one by one, */
const LARGE = 2_048
/** with so long for everybody else between them. */
const PAUSE_MS = 10
const MAY_WAIT = 512
/** A text in JSON, and the colon after it where it is the name of a field. */
const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/gs

/**
 * Reads JSON bodies. What two readers could read differently is refused: a name that stands twice in an object, a byte
 * order mark, names that reach for prototypes.
 */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  const inTurn = limitEach(1, MAY_WAIT)
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    const read = () =>
      void parse(request, text, (error, body: unknown) => {
        const isAmbiguous = !error && (text.startsWith(BYTE_ORDER_MARK) || namesIn(text) !== fieldsOf(body))
        done(isAmbiguous ? new HttpProblem('malformed_request') : error, body)
      })
    if (text.length < LARGE) return read()
    const readAndPause = async () => {
      read()
      await wait(PAUSE_MS)
    }
    inTurn(networkOf(request.ip), readAndPause).catch(done)
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
