import { connect, type Socket } from 'node:net'

export type RawReply = { status: number; headers: Record<string, string>; body: string }

/** Writes `text` to the socket as it is, mistakes and all, and reads the one reply until the shop hangs up. */
export async function exchange(port: number, text: string | Buffer): Promise<RawReply> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  return readReply(socket)
}

/** Reads all that a socket says until it closes, as one HTTP reply. */
export async function readReply(socket: Socket): Promise<RawReply> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk)).on('error', () => undefined)
  // Not `once`, which takes a connection that was cut off for a fault.
  await new Promise((resolve) => socket.on('close', resolve))
  const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}
