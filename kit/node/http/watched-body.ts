import type { IncomingMessage } from 'node:http'
import { HttpProblem, type Refusal } from '#kit/core/operation/problem.ts'

/** For so long a body may come as slowly as it likes. */
const PATIENCE_MS = 30_000
/** From then on it is looked at this often, and has to bring `LEAST_BYTES_PER_SECOND` each time. */
const LOOK_MS = 20_000
const LEAST_BYTES_PER_SECOND = 8 * 1024
const LEAST_BYTES = (LEAST_BYTES_PER_SECOND * LOOK_MS) / 1000

/**
 * Does `read`, which reads the body of `raw`, while the body stays within `mostBytes` and keeps coming.
 *
 * @throws what `tooLarge` makes · HttpProblem `too_slow`
 */
export async function whileWithin<T>(
  raw: IncomingMessage,
  { mostBytes, tooLarge }: { mostBytes: number; tooLarge: () => Refusal },
  read: () => Promise<T>,
): Promise<T> {
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostBytes) stop(tooLarge())
  }
  const endWatch = watchPace(
    () => bytes,
    () => stop(new HttpProblem('too_slow')),
  )
  // The parser stops at an error of its request, and passes it on.
  const stop = (problem: Refusal) => void raw.off('data', count).emit('error', problem)
  try {
    const reading = read()
    raw.on('data', count)
    return await reading
  } finally {
    raw.off('data', count)
    endWatch()
  }
}

function watchPace(bytesSoFar: () => number, tooSlow: () => void): () => void {
  let before = 0
  const look = () => {
    const now = bytesSoFar()
    if (now - before < LEAST_BYTES) return tooSlow()
    before = now
    timer = setTimeout(look, LOOK_MS)
  }
  let timer = setTimeout(() => {
    before = bytesSoFar()
    timer = setTimeout(look, LOOK_MS)
  }, PATIENCE_MS)
  return () => clearTimeout(timer)
}
