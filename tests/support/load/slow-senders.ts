import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Ended = { afterMs: number; status: number }

/** Sends `bytes` in pieces of `piece` bytes, one each `everyMs`, until it is through or hung up on; `first` of them at once. */
export async function sendSlowly(
  port: number,
  bytes: Buffer,
  { first = 0, piece, everyMs }: { first?: number; piece: number; everyMs: number },
): Promise<Ended> {
  const begun = performance.now()
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('data', (text: string) => void (heard += text))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
  })
  socket.write(bytes.subarray(0, first))
  for (let at = first; at < bytes.length && !socket.closed; at += piece) {
    socket.write(bytes.subarray(at, at + piece))
    await Promise.race([wait(everyMs), closed])
  }
  await closed
  return { afterMs: performance.now() - begun, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0) }
}

/** The bytes of a whole request whose connection ends with its reply. */
export function wholeRequest(path: string, headers: Record<string, string | number>, body: Buffer): Buffer {
  const all = { host: 'lanai.example', connection: 'close', ...headers, 'content-length': body.length }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), body])
}
